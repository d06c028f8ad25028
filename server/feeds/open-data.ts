/** Approved listings as data for others to use. */
import type { components } from '../../contract/openapi.ts'
import { listingFieldNames } from '../../domain/listing/listing-fields.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { csvText, type Separator } from './csv.ts'

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
  const columns = ['id', 'type', 'page', 'updated', ...listingFieldNames] as const
  const rows = listings.map((listing) => [...columns.map((column) => cellOf(listing[column])), listing.cancellation?.at ?? null])
  return csvText([...columns, 'cancelled'], rows, separator)
}

function cellOf(value: OpenListing[keyof OpenListing]): string | number | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(({ name }) => name).join(';')
  return typeof value === 'number' ? value : String(value)
}
