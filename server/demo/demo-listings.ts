/** All demo listings, from the JSON file that has them by type. */
import { listingTypes, type ListingType } from '../../domain/listing/listing.ts'
import stored from './listings.json' with { type: 'json' }

/** What the file says of a demo listing. Its days are relative to today, so that a new site is never out of date. */
interface StoredDemoListing {
  title: string
  /** Paragraphs, with an empty line between them. */
  description: string
  /** Both texts of a listing in both languages: these are in the other one, as its letters show. */
  translatedTitle?: string
  translatedDescription?: string
  /** The English name of a city in `public/greekCities.json`. */
  city: string
  address?: string
  link?: string
  /** The tags, from the vocabulary of its type. */
  tags: string[]
  /** Days from today to the first day of an event, negative for the past; absent: the event has no date yet. */
  startsInDays?: number
  /** The duration of an event, including the first and the last day; absent: one day. */
  durationDays?: number
  /** `HH:mm`, on the first day. */
  startTime?: string
  /** `HH:mm`, on the last day. */
  endTime?: string
  /** Euros; 0 or absent: free. */
  cost?: number
  /** False: pending; absent: approved. */
  approved?: boolean
}

/** A demo listing with its type. */
export interface DemoListing extends StoredDemoListing {
  type: ListingType
}

const listingsByType: Readonly<Record<ListingType, readonly StoredDemoListing[]>> = stored

export const demoListings: readonly DemoListing[] = listingTypes.flatMap((type) =>
  listingsByType[type].map((listing) => ({ type, ...listing })),
)
