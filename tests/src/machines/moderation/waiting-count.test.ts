/** The machine of the count of pending listings. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { ListCount } from '../../../../domain/lists/paging.ts'
import { waitingCountMachine } from '../../../../src/machines/moderation/waiting-count.ts'
import { deferred } from '../deferred.ts'
import { waitingCountTable } from './waiting-count.table.ts'

const three: ListCount = { total: 3, isCapped: false }
const two: ListCount = { total: 2, isCapped: false }

describe('waiting-count, path by path', () => testWalk(waitingCountTable))

describe('the count of pending listings', () => {
  it('is requested again if a decision is made while it is loading', async () => {
    const { logic, calls } = deferred<ListCount, undefined>()
    const actor = createActor(waitingCountMachine.provide({ actors: { countWaiting: logic } })).start()
    actor.send({ type: 'admin.arrive' })
    actor.send({ type: 'count.refresh' })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(three)
    calls[1]?.succeed(two)
    expect((await waitFor(actor, (snapshot) => snapshot.matches('resting'))).context.count).toEqual(two)
  })
})
