/** The events that an event that is over leads to. */
import { describe, expect, it } from 'vitest'
import type { Entry, Listing } from '../../../domain/listing/listing.ts'
import type { PageQuery } from '../../../src/api/list-parameters.ts'
import { fetchSimilar } from '../../../src/api/similar-events.ts'

const now = { day: '2026-11-24', time: '12:00' }
const plain: Listing = {
  id: 1, title: 'Walk', description: '', city: 'Volos', address: null, link: null, tags: [{ name: 'Nature' }, { name: 'Kids' }],
  approved: true, startDate: '2026-11-20', endDate: null, startTime: null, endTime: null,
}
const onDay = (id: number, startDate: string, endTime: string | null = null): Entry =>
  ({ ...plain, id, startDate, startTime: endTime && '08:00', endTime, currentDate: startDate })

async function similarTo(listing: Listing, near: readonly Entry[], anywhere: readonly Entry[]) {
  const asked: PageQuery[] = []
  const fetchPage = async (query: PageQuery) => {
    asked.push(query)
    const rows = query.filter.cities.length > 0 ? near : anywhere
    return { rows, total: rows.length, isCapped: false }
  }
  const events = await fetchSimilar({ fetchPage }, listing, now, new AbortController().signal)
  return { asked: asked.map(({ filter, from }) => [filter.cities, filter.tags, from]), ids: events.map(({ id }) => id) }
}

describe('the events like one that is over', () => {
  it('are the next three with one of its tags in its town, without itself and those that are over', async () => {
    const near = [onDay(1, now.day), onDay(2, now.day, '09:00'), onDay(3, now.day), onDay(4, '2026-11-25'), onDay(5, '2026-11-26'),
      onDay(6, '2026-11-27')]
    expect(await similarTo(plain, near, [])).toEqual({ asked: [[['Volos'], ['Nature', 'Kids'], now.day]], ids: [3, 4, 5] })
  })

  it('are those of all towns, if its town has none or is not known', async () => {
    const anywhere = [onDay(7, '2026-11-25')]
    expect(await similarTo(plain, [onDay(2, now.day, '09:00')], anywhere)).toMatchObject({ ids: [7] })
    expect(await similarTo({ ...plain, city: null }, [], anywhere)).toEqual({ asked: [[[], ['Nature', 'Kids'], now.day]], ids: [7] })
  })

  it('are none without tags', async () => {
    expect(await similarTo({ ...plain, tags: [] }, [onDay(2, now.day)], [onDay(3, now.day)])).toEqual({ asked: [], ids: [] })
  })
})
