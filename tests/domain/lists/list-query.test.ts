/** Public lists: occurrences, window, filter and order. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from '../../../domain/days/days.ts'
import { matches, noFilter } from '../../../domain/lists/filter.ts'
import type { Moment } from '../../../domain/days/times.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { longestEventInDays, occurrences } from '../../../domain/days/occurrences.ts'
import { events, filter, nearDay } from '../arbitraries.ts'

const walk: Listing = {
  id: 1, title: 'Walk', description: '', city: 'Athens', address: null, link: null, tags: [{ name: 'Art' }], approved: true,
  startDate: '2026-11-20', endDate: '2026-11-22', cost: 0,
}

const days = (listings: Listing[], from: string, to?: string) =>
  entriesOf(listings, { filter: noFilter, from, to, expand: true }).map((entry) => entry.currentDate)

describe('occurrences', () => {
  it('are the days from start to end', () => {
    expect(occurrences(walk)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  })

  it('are only the start without an end', () => expect(occurrences({ ...walk, endDate: null })).toEqual(['2026-11-20']))

  it('are empty without a start', () => expect(occurrences({ startDate: null, endDate: '2026-11-20' })).toEqual([]))

  it.each(['2027-01-01', '2027-01-02', '2036-01-01'])('are at most 366 if the end is %s', (endDate) => {
    expect(occurrences({ startDate: '2026-01-01', endDate })).toHaveLength(longestEventInDays)
  })

  it('are empty if the end is before the start', () => {
    expect(occurrences({ startDate: '2026-11-20', endDate: '2026-11-19' })).toEqual([])
  })

  it('end with the last supported day', () => {
    expect(occurrences({ startDate: '9999-12-30', endDate: '9999-12-31' })).toEqual(['9999-12-30', '9999-12-31'])
  })
})

describe('a list of events', () => {
  it('has an entry for each day from today onward', () => {
    expect(days([walk], '2026-11-21')).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('has past days if the window includes them', () => expect(days([walk], '2026-01-01')).toHaveLength(3))

  it('has events without a date at the end, and not in a window with an end', () => {
    const undated = { ...walk, id: 2, startDate: null, endDate: null }
    expect(days([undated, walk], '2026-11-22')).toEqual(['2026-11-22', null])
    expect(days([undated, walk], '2026-11-22', '2026-12-01')).toEqual(['2026-11-22'])
  })

  it('has one entry, on the first shown day, if it is not expanded', () => {
    const entries = entriesOf([walk], { filter: noFilter, from: '2026-11-21' })
    expect(entries.map((entry) => entry.currentDate)).toEqual(['2026-11-21'])
  })

  it('contains the matching events in the window, once for each day', () => {
    fc.assert(
      fc.property(events, filter, nearDay, fc.integer({ min: 0, max: 20 }), (listings, chosen, from, length) => {
        const to = addDays(from, length)
        const shown = entriesOf(listings, { filter: chosen, from, to, expand: true })
        const expected = listings
          .filter((listing) => matches(listing, chosen))
          .flatMap((listing) => daysFrom(from, to).filter((day) => occurrences(listing).includes(day)).map((day) => [listing.id, day]))
        expect(shown.map((entry) => [entry.id, entry.currentDate]).sort()).toEqual(expected.sort())
      }),
    )
  })

  const at = (title: string, startTime: string | null, endTime: string | null = null): Listing => ({
    ...walk, title, startDate: '2026-11-21', endDate: '2026-11-21', startTime, endTime,
  })
  const titles = (listings: Listing[], now?: Moment) =>
    entriesOf(listings, { filter: noFilter, from: '2026-11-21', expand: true, now }).map(({ title }) => title)

  it('has the events of a day by start time, then by end time, then by title; those without a time last', () => {
    expect(titles([
      at('Anytime', null), at('Dance', '18:00', '00:00'), at('Crafts', '18:00', '20:00'), at('Baking', '18:00', '20:00'),
      at('Evening', '18:00'), at('Market', '09:30', '14:00'),
    ])).toEqual(['Market', 'Evening', 'Baking', 'Crafts', 'Dance', 'Anytime'])
  })

  it('has the events of the present day that are over last, and those that may be after those that are still to come', () => {
    const listings = [
      at('Market', '09:30', '14:00'), at('Yoga', '10:00'), at('Fair', '11:00', '20:00'), at('Swim', '14:15', '15:00'),
      at('Concert', '21:00'), at('Anytime', null), { ...at('Festival', '08:00', '12:00'), endDate: '2026-11-22' },
    ]
    const others = (title: string) => title !== 'Festival'
    const ofToday = ['Fair', 'Swim', 'Concert', 'Festival', 'Yoga', 'Anytime', 'Market']
    expect(titles(listings, { day: '2026-11-21', time: '14:00' })).toEqual([...ofToday, 'Festival'])
    const byStart = ['Market', 'Yoga', 'Fair', 'Swim', 'Concert', 'Anytime']
    expect(titles(listings, { day: '2026-11-20', time: '14:00' }).filter(others)).toEqual(byStart)
    expect(titles(listings, { day: '2026-11-22', time: '14:00' }).filter(others)).toEqual(byStart)
  })

  it('does not depend on the order of the listings', () => {
    fc.assert(
      fc.property(events, nearDay, fc.boolean(), (listings, from, expand) => {
        const query = { filter: noFilter, from, expand }
        expect(entriesOf([...listings].reverse(), query)).toEqual(entriesOf(listings, query))
      }),
    )
  })
})

describe('a list of listings without days', () => {
  const shop = (id: number, title: string): Listing => ({
    id, title, description: '', city: null, address: null, link: null, tags: [], approved: true,
  })

  it('is sorted by title, ignoring case and accents', () => {
    const listings = [shop(1, 'beta'), shop(2, 'Ωμέγα'), shop(3, 'Alpha'), shop(4, 'Άλφα'), shop(5, 'ALPHA')]
    expect(entriesOf(listings, { filter: noFilter }).map(({ id }) => id)).toEqual([3, 5, 1, 4, 2])
  })

  it('ignores a window', () => {
    expect(entriesOf([shop(1, 'a')], { filter: noFilter, from: '2026-01-01', to: '2026-01-02' })).toHaveLength(1)
  })
})
