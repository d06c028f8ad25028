/** What a listing is: the four types, and the shape both sides work with. */
import type { components } from '../contract/openapi.ts'

/** The four types, in the order they are shown everywhere. Specification, section 9. */
export const listingTypes = ['event', 'volunteer', 'shop', 'dine'] as const

/** Which of the four a listing is. */
export type ListingType = (typeof listingTypes)[number]

/**
 * An approved or waiting listing of any type, as the contract sends it.
 * Only events carry dates and a cost; elsewhere the three are absent.
 */
export type Listing = components['schemas']['Volunteer'] &
  Partial<Pick<components['schemas']['Event'], 'startDate' | 'endDate' | 'cost'>>

/** What the author of a listing says of it; only events have dates and a cost. */
export type ListingFields = Omit<Listing, 'id' | 'approved'>

/** Whether it waits for an administrator, is public, or was rejected. */
export type ListingState = components['schemas']['ListingState']

/**
 * One line of a list: a listing, and for an event the day that this line stands for.
 * `currentDate` is null for an event without a start date and for all other types.
 */
export type Entry = Listing & { currentDate: string | null }
