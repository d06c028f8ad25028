/** Approved listings as data for others to use. */
import type { components } from '../../contract/openapi.ts'
import { listingFieldNames } from '../../domain/listing/listing-fields.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { csvText, type Separator } from './csv.ts'
import { fieldCells } from './listing-cells.ts'

type OpenListing = components['schemas']['OpenListing']

interface ChangedListing {
  readonly listing: Listing
  readonly type: ListingType
  readonly updatedAt: Date
}

/** The licence of the data. */
export const license = {
  name: 'Creative Commons Attribution 4.0 International',
  identifier: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

export function openListing({ listing, type, updatedAt }: ChangedListing, siteAddress: string): OpenListing {
  const { id, ...fields } = listing
  const page = `${siteAddress}${listingPagePath(type, listing)}`
  return { id, type, page, updated: updatedAt.toISOString(), ...fields } as OpenListing
}

/**
 * A row for each listing; a field that its type does not have is empty. Tags are separated by semicolons. The last column tells when
 * an event was cancelled.
 */
export function openTable(listings: readonly OpenListing[], separator: Separator): string {
  const rows = listings.map((listing) => {
    const { id, type, page, updated, cancellation } = listing
    return [id, type, page, updated, ...fieldCells(listing), cancellation?.at ?? null]
  })
  return csvText(['id', 'type', 'page', 'updated', ...listingFieldNames, 'cancelled'], rows, separator)
}
