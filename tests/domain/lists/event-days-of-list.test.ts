/** The days of a calendar with their first events, compared with the expanded list. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import { moreOfDayQuery, withMoreEvents, type DaysQuery } from '../../../domain/days/event-days.ts'
import { eventDays } from '../../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { events, filter, nearDay } from '../arbitraries.ts'

const query: fc.Arbitrary<DaysQuery> = fc
  .record({ filter, from: nearDay, length: fc.nat(20), first: fc.integer({ min: 1, max: 4 }), page: fc.integer({ min: 1, max: 3 }) })
  .map(({ from, length, ...rest }) => ({ ...rest, from, to: addDays(from, length) }))

const walk: Listing = {
  id: 1, title: 'Walk', description: 'Far', city: 'Athens', address: null, link: null, tags: [{ name: 'Art' }], approved: true,
  startDate: '2026-11-20', endDate: null, cost: null,
  language: 'en',
}

/** One day, 2026-11-22, with all of its events. */
const daysOf = (listings: readonly Listing[]) =>
  eventDays(listings, { from: '2026-11-22', to: '2026-11-22', filter: noFilter, first: 100, page: 1 })

describe('the days of a window', () => {
  it('have each entry of the expanded list, and count it', () => {
    fc.assert(
      fc.property(events, query, (listings, { first: _, page: __, ...window }) => {
        const { days } = eventDays(listings, { ...window, first: 100, page: 1 })
        const entries = entriesOf(listings, { ...window, expand: true })
        const pairs = days.flatMap(({ date, events: ids }) => ids.map((id) => [date, id]))
        expect(pairs.sort()).toEqual(entries.map(({ currentDate, id }) => [currentDate, id]).sort())
        expect(days.map(({ date, count }) => [date, count])).toEqual(days.map(({ date, events: ids }) => [date, ids.length]))
        expect(days.map(({ date }) => date)).toEqual([...new Set(entries.map(({ currentDate }) => currentDate))])
      }),
    )
  })

  it('list a page of the events of each day, and count all', () => {
    fc.assert(
      fc.property(events, query, (listings, asked) => {
        const { first, page } = asked
        const all = eventDays(listings, { ...asked, first: 100, page: 1 })
        const { days } = eventDays(listings, asked)
        expect(days).toEqual(all.days.map((day) => ({ ...day, events: day.events.slice((page - 1) * first, page * first) })))
      }),
    )
  })

  it('have each event that they list once, and no other', () => {
    fc.assert(
      fc.property(events, query, (listings, asked) => {
        const { days, events: listed } = eventDays(listings, asked)
        expect(listed.map(({ id }) => id)).toEqual([...new Set(days.flatMap(({ events: ids }) => ids))])
        for (const { id, title, city, startDate, endDate } of listed) {
          expect(listings.find((event) => event.id === id)).toMatchObject({ title, city, startDate, endDate })
        }
      }),
    )
  })

  it('do not depend on the order of the events', () => {
    fc.assert(
      fc.property(events, query, (listings, asked) => {
        expect(eventDays([...listings].reverse(), asked)).toEqual(eventDays(listings, asked))
      }),
    )
  })
})

describe('the events of a day', () => {
  it('are ordered by their beginning, then by length, then by title and id', () => {
    const inOrder: Listing[] = [
      { ...walk, id: 9, startDate: '2026-11-20', endDate: '2026-11-22', title: 'z' },
      { ...walk, id: 8, startDate: '2026-11-21', endDate: '2026-11-25', title: 'z' },
      { ...walk, id: 7, startDate: '2026-11-21', endDate: '2026-11-24', title: 'a' },
      { ...walk, id: 3, startDate: '2026-11-22', endDate: null, title: 'Άλφα' },
      { ...walk, id: 4, startDate: '2026-11-22', endDate: '2026-11-22', title: 'αλφα' },
      { ...walk, id: 2, startDate: '2026-11-22', endDate: null, title: 'Βήτα' },
    ]
    for (const listings of [inOrder, inOrder.toReversed()]) {
      expect(daysOf(listings)).toEqual({
        days: [{ date: '2026-11-22', count: 6, events: [9, 8, 7, 3, 4, 2] }],
        events: inOrder.map(({ id, title, city, startDate, endDate }) => ({
          id, title, language: 'en', translatedTitle: null, city, startDate, endDate, startTime: null, endTime: null,
        })),
      })
    }
  })

  it('do not include an event without a date, one that ends before it starts, and one on the day after its 366 days', () => {
    expect(daysOf([
      { ...walk, startDate: null },
      { ...walk, startDate: '2026-11-22', endDate: '2026-11-21' },
      { ...walk, startDate: '2025-11-21', endDate: '2027-11-21' },
      { ...walk, startDate: '2026-11-23' },
      { ...walk, startDate: '2026-11-21' },
    ])).toEqual({ days: [], events: [] })
    expect(daysOf([{ ...walk, startDate: '2025-11-22', endDate: '2027-11-21' }]).days).toHaveLength(1)
  })
})

describe('more events of a day', () => {
  it('are its next hundreds, until all are known, in the order of the day', () => {
    const day = '2026-11-22'
    const listings = Array.from({ length: 230 }, (_, index) => ({ ...walk, id: index + 1, startDate: day }))
    const all = daysOf(listings)
    let known = eventDays(listings, { from: '2026-11-21', to: '2026-11-23', filter: noFilter, first: 16, page: 1 })
    const lengths: (number | undefined)[] = []
    for (let step = 0; step < 3; step++) {
      known = withMoreEvents(known, eventDays(listings, moreOfDayQuery(known, { date: day, filter: noFilter })))
      lengths.push(known.days[0]?.events.length)
    }
    expect(lengths).toEqual([100, 200, 230])
    expect(known.days[0]?.events.slice(0, 100)).toEqual(all.days[0]?.events)
    expect(known.events.map(({ id }) => id)).toEqual(known.days[0]?.events)
  })

  it('leave other days as they are, and bring the newer count', () => {
    const words = { title: 'Walk', language: 'en', translatedTitle: null } as const
    const event = (id: number) => ({ id, ...words, city: null, startDate: '2026-11-21', endDate: null, startTime: null, endTime: null })
    const other = { date: '2026-11-22', count: 2, events: [2] }
    const known = { days: [{ date: '2026-11-21', count: 5, events: [1] }, other], events: [event(1), event(2)] }
    const more = { days: [{ date: '2026-11-21', count: 6, events: [1, 3] }], events: [event(1), event(3)] }
    expect(withMoreEvents(known, more)).toEqual({
      days: [{ date: '2026-11-21', count: 6, events: [1, 3] }, other],
      events: [event(1), event(2), event(3)],
    })
  })
})
