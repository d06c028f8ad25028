/** Finds the public listing that an address of a page names. */
import type { CityNameIn } from '../../domain/places/cities.ts'
import { listingPagePath, readListingPagePath } from '../../domain/listing/listing-page.ts'
import type { Language } from '../../domain/languages.ts'
import { languageForReader } from '../../domain/listing/listing-language.ts'
import { typeRegistry, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import type { Connection } from '../store/connection.ts'
import { keptListing, readPublicListing, type PublicListing } from '../store/listing/public-listings.ts'
import { unpublishedBy } from '../store/listing/removed-listings.ts'
import type { DocumentLook } from './document.ts'
import { inLanguageOf } from './in-language-of.ts'
import { missingPage } from './missing-page.ts'
import type { NoDocument, PageRequest } from './page-route.ts'

export interface ListingPageParts extends DocumentLook {
  readonly db: Connection
  readonly now: () => Date
  readonly cityNameIn: CityNameIn
  /** The folder of the drawings and the colours of the types. */
  readonly appearance: string
}

/** The language of a listing's page: the one that was chosen, otherwise that of the reader, and of the listing for who names none. */
export function languageOf(request: PageRequest, listing: Listing): Language {
  return request.accepted?.length === 0 ? previewLanguageOf(request, listing) : request.language
}

/**
 * The language of a listing's preview and picture: the one that was chosen, otherwise one that the reader and the listing have. Who reads a
 * message has other languages than the program that fetches the preview.
 */
export function previewLanguageOf({ language, accepted }: PageRequest, listing: Listing): Language {
  return accepted === null ? language : languageForReader(accepted, listing)
}

/** `extension`: what the address has after that of the page. An address with another slug has moved to that with the present one. */
export async function findListing(
  type: ListingType,
  request: PageRequest,
  parts: ListingPageParts,
  extension = '',
): Promise<Pick<PublicListing, 'listing' | 'checkedAt'> | NoDocument> {
  const { language, isLanguageChosen, params } = request
  const path = `/${typeRegistry[type].segment}/${params.name ?? ''}`
  const named = readListingPagePath(path)
  const found = named && (await readPublicListing(parts.db, type, named.id))
  const kept = named && !found ? await keptListing(parts.db, named.id) : null
  if (kept) return movedTo(listingPagePath(kept.type, kept.listing))
  if (!found) {
    const goneBy = named && (await unpublishedBy(parts.db, type, named.id))
    return missingPage(parts, request, { path, goneBy, type })
  }
  const present = listingPagePath(type, found.listing)
  if (path === present) return found
  return movedTo(present)

  function movedTo(page: string): NoDocument {
    const moved = `${page}${extension}`
    return { kind: 'moved', to: isLanguageChosen ? inLanguageOf(moved, language) : moved, isForever: true }
  }
}
