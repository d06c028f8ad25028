/** Cancelled events: until when they can be cancelled, and why nobody can take part. */
import { describe, expect, it } from 'vitest'
import { canBeCancelled, closedBy } from '../../../domain/listing/cancellation.ts'
import type { Listing } from '../../../domain/listing/listing.ts'

const walk: Listing = {
  id: 7, title: 'Walk', description: 'Far.', city: 'Volos', address: null, link: null, tags: [], approved: true,
  startDate: '2026-11-28', endDate: '2026-11-29', startTime: '10:00', endTime: '12:00', cost: 0,
}
const cancellation = { at: '2026-11-20T08:30:00.000Z', note: null }

describe('an event can be cancelled', () => {
  it.each([
    ['2026-11-01', true], ['2026-11-28', true], ['2026-11-29', true], ['2026-11-30', false],
  ])('on %s: %s', (today, isPossible) => {
    expect(canBeCancelled(walk, today)).toBe(isPossible)
  })

  it('only with days', () => {
    expect(canBeCancelled({ ...walk, startDate: null, endDate: null }, '2026-11-01')).toBe(false)
  })
})

describe('an event is closed', () => {
  const [before, after] = [{ day: '2026-11-29', time: '11:45' }, { day: '2026-11-29', time: '12:00' }]

  it('when it is over, and before if it is cancelled', () => {
    expect([closedBy(walk, before), closedBy(walk, after)]).toEqual([null, 'over'])
    expect([closedBy({ ...walk, cancellation }, before), closedBy({ ...walk, cancellation }, after)]).toEqual(['cancelled', 'cancelled'])
  })
})
