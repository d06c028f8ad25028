/** How many listings wait for a decision. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { ListingCount } from '../../src/api/moderation.ts'
import { waitingCountMachine, type WaitingCountContext } from '../../src/machines/waiting-count.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const three: ListingCount = { total: 3, isCapped: false }
const two: ListingCount = { total: 2, isCapped: false }
const arrive = { type: 'admin.arrive' } as const
const depart = { type: 'admin.depart' } as const
const refresh = { type: 'count.refresh' } as const

describe('the count of those that wait, by its table', () => {
  testTransitions<WaitingCountContext>(waitingCountMachine, { count: null }, [
    { in: 'absent', on: arrive, to: 'counting' },
    { in: 'absent', on: refresh, to: 'absent' },
    { in: 'counting', on: done('countWaiting', three), to: 'resting', holds: { count: three } },
    { in: 'counting', with: { count: three }, on: failed('countWaiting', away), to: 'resting', holds: { count: null } },
    { in: 'counting', with: { count: three }, on: refresh, to: 'counting', holds: { count: three } },
    { in: 'counting', with: { count: three }, on: depart, to: 'absent', holds: { count: null } },
    { in: 'resting', with: { count: three }, on: refresh, to: 'counting', holds: { count: three } },
    { in: 'resting', with: { count: three }, on: depart, to: 'absent', holds: { count: null } },
  ])
})

describe('the count of those that wait', () => {
  it('is asked for anew where a decision falls while it is on its way', async () => {
    const { logic, calls } = deferred<ListingCount, undefined>()
    const actor = createActor(waitingCountMachine.provide({ actors: { countWaiting: logic } })).start()
    actor.send(arrive)
    actor.send(refresh)
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(three)
    calls[1]?.succeed(two)
    expect((await waitFor(actor, (snapshot) => snapshot.matches('resting'))).context.count).toEqual(two)
  })
})
