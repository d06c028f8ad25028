/** The machine of the search. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { FoundPage } from '../../../../src/api/search/found-page.ts'
import type { FoundType, SearchPlace } from '../../../../src/api/search/search.ts'
import { searchMachine } from '../../../../src/machines/search/search.ts'
import { deferred } from '../deferred.ts'
import { searchTable } from './search.table.ts'

const shops = (total: number): FoundType => ({ type: 'shop', total, isCapped: false, listings: [], ranks: [] })
const found = (total: number): FoundPage => ({
  rows: [shops(total)], total, isCapped: false,
  foundBy: { by: 'text' }, offered: [], fewer: [], whole: [], asksHours: false, isAround: false, nearMe: [], kept: null,
})

describe('search, path by path', () => testWalk(searchTable))

describe('the search', () => {
  it('aborts and ignores the results of what was typed before', async () => {
    const { logic, calls } = deferred<FoundPage, SearchPlace>()
    const clock = new SimulatedClock()
    const opened: Partial<SearchPlace>[] = []
    const openPlace = (_: unknown, changed: Partial<SearchPlace>) => void opened.push(changed)
    const machine = searchMachine.provide({ actors: { fetchPage: logic }, actions: { openPlace } })
    const actor = createActor(machine, { input: { text: 'be', type: null, page: 1, today: '2026-11-24' }, clock }).start()
    for (const text of ['bea', 'beac', 'beach']) {
      actor.send({ type: 'search.type', text })
      clock.increment(100)
    }
    clock.increment(200)
    expect(opened).toEqual([{ text: 'beach', page: 1 }])
    actor.send({ type: 'address.changed', place: { text: 'beach', type: null, page: 1, today: '2026-11-24' } })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(found(1))
    calls[1]?.succeed(found(2))
    expect((await waitFor(actor, (snapshot) => snapshot.matches({ list: 'ready' }))).context.list?.total).toBe(2)
  })
})
