/** What a demo listing says of itself; its days are told from today, so that a new site is never out of date. */
import type { ListingType } from '../../domain/listing.ts'

export interface DemoListing {
  type: ListingType
  title: string
  /** Paragraphs, with an empty line between them. */
  description: string
  /** The English name of a city in `public/greekCities.json`. */
  city: string
  address?: string
  link?: string
  /** Of the vocabulary of its type. */
  tags: string[]
  /** Days from today to the first day of an event, negative for the past; absent: the event has no date yet. */
  startsIn?: number
  /** Days of an event, the first and the last included; absent: one. */
  lasts?: number
  /** Euros; 0 or absent: free. */
  cost?: number
  /** Present on those that wait for an admin. */
  approved?: false
}
