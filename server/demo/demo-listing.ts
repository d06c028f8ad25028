/** A demo listing. Its days are relative to today, so that a new site is never out of date. */
import type { ListingType } from '../../domain/listing/listing.ts'

export interface DemoListing {
  type: ListingType
  title: string
  /** Paragraphs, with an empty line between them. */
  description: string
  /** The English name of a city in `public/greekCities.json`. */
  city: string
  address?: string
  link?: string
  /** From the vocabulary of its type. */
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
  approved?: false
}
