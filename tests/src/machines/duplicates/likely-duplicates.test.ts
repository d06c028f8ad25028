/** The machine of likely duplicates. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { LikelyDuplicate, SoughtDuplicates } from '../../../../domain/listing/sought-duplicates.ts'
import { likelyDuplicatesMachine, pauseMs } from '../../../../src/machines/duplicates/likely-duplicates.ts'
import { deferred } from '../deferred.ts'
import { likelyDuplicatesTable } from './likely-duplicates.table.ts'
import { sameSwap, swap, swapOnDay } from './seed-swaps.ts'

describe('likely-duplicates, path by path', () => testWalk(likelyDuplicatesTable))

describe('likely duplicates', () => {
  it('are asked for after a pause, and a late answer is dropped', async () => {
    const { logic, calls } = deferred<readonly LikelyDuplicate[], SoughtDuplicates>()
    const clock = new SimulatedClock()
    const machine = likelyDuplicatesMachine.provide({ actors: { findDuplicates: logic } })
    const actor = createActor(machine, { input: { sought: null }, clock }).start()
    actor.send({ type: 'listing.change', sought: swap })
    clock.increment(pauseMs - 1)
    actor.send({ type: 'listing.change', sought: swapOnDay })
    clock.increment(pauseMs - 1)
    expect(calls).toHaveLength(0)
    clock.increment(1)
    actor.send({ type: 'listing.change', sought: swap })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed([sameSwap])
    await Promise.resolve()
    expect(actor.getSnapshot().context.found).toEqual([])
  })
})
