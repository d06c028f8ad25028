/** The address of what is saved. */
import { isListingType, type ListingType } from '../../../domain/listing/listing.ts'
import { valuesOf, wholeNumber } from '../../../domain/query-values.ts'
import type { Search } from '../../paths.ts'

/** `listing` is the id of the listing in the modal, and `type` its type. */
export interface SavedAddress {
  readonly type: ListingType
  readonly listing: number | null
}

/** Without a type, nothing is open. */
export function readSavedAddress(search: Search): SavedAddress {
  const type = valuesOf(search, 'type').find(isListingType)
  return { type: type ?? 'event', listing: type ? wholeNumber(search, 'listing') : null }
}

/** The query of what is saved. */
export function savedSearch({ type, listing }: SavedAddress): Search {
  return listing === null ? {} : { type, listing: String(listing) }
}
