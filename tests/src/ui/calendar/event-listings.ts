/** Events for the calendar's tests, as examples and generated. */
import fc from 'fast-check'
import { addDays, type Day } from '../../../../domain/days/days.ts'
import type { EventDays } from '../../../../domain/days/event-days.ts'
import { eventDays } from '../../../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'

export function eventListing(given: Partial<Listing>): Listing {
  return {
    id: 1,
    title: 'Beach clean-up',
    description: 'Bring gloves.',
    city: 'Athens',
    address: null,
    link: null,
    tags: [],
    approved: true,
    startDate: '2026-10-14',
    endDate: null,
    cost: null,
    ...given,
  }
}

/** The days of these events from September to November 2026, each with its first events: a hundred, if nothing else is given. */
export function daysOf(listings: readonly Listing[], first = 100): EventDays {
  return eventDays(listings, { from: '2026-09-01', to: '2026-11-30', filter: noFilter, first, page: 1 })
}

/** Events that start within this number of days, many of them on the same day, with unique titles. */
export function listingsWithin(from: Day, days: number, minLength: number, maxLength: number): fc.Arbitrary<Listing[]> {
  const lengthInDays = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 }))
  return fc
    .array(fc.record({ offset: fc.integer({ min: 0, max: days - 1 }), lengthInDays }), { minLength, maxLength })
    .map((events) =>
      events.map(({ offset, lengthInDays }, index) => {
        const startDate = addDays(from, offset)
        return eventListing({ id: index + 1, title: `Event ${index + 1}`, startDate, endDate: addDays(startDate, lengthInDays - 1) })
      }),
    )
}
