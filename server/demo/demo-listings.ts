/** All demo listings, from the JSON file that has them by type. */
import { listingTypes, type ListingFields, type ListingType } from '../../domain/listing/listing.ts'
import stored from './listings.json' with { type: 'json' }

type FieldsAsStored = {
  readonly [Field in Exclude<keyof ListingFields, 'tags' | 'startDate' | 'endDate'>]?: NonNullable<ListingFields[Field]>
}

/**
 * What the file says of a demo listing: its fields, and its days relative to today, so that a new site is never out of date. Texts in two
 * languages are in that of their letters and, translated, in the other one.
 */
interface StoredDemoListing extends FieldsAsStored {
  readonly title: string
  /** Paragraphs, with an empty line between them. */
  readonly description: string
  /** The English name of a city in `public/greekCities.json`. */
  readonly city: string
  /** The tags, from the vocabulary of its type. */
  readonly tags: readonly string[]
  /** Days from today to the first day of an event, negative for the past; absent: the event has no date yet. */
  readonly startsInDays?: number
  /** The duration of an event, including the first and the last day; absent: one day. */
  readonly durationDays?: number
  /** False: pending; absent: approved. */
  readonly approved?: boolean
}

/** A demo listing with its type. */
export interface DemoListing extends StoredDemoListing {
  readonly type: ListingType
}

const listingsByType: Readonly<Record<ListingType, readonly StoredDemoListing[]>> = stored

export const demoListings: readonly DemoListing[] = listingTypes.flatMap((type) =>
  listingsByType[type].map((listing) => ({ type, ...listing })),
)
