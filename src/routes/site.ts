/** What every route is handed by the composition root. */
import type { City } from '../../domain/cities.ts'
import type { ListingType } from '../../domain/listing.ts'
import type { ApprovedListings } from '../api/approved-listings.ts'
import type { SiteConfiguration } from '../api/site.ts'

export interface Site {
  readonly configuration: SiteConfiguration
  readonly listings: Readonly<Record<ListingType, ApprovedListings>>
  /** Reads the cities, once as soon as it went well. */
  fetchCities(): Promise<readonly City[]>
  /** The present moment. */
  now(): Date
}
