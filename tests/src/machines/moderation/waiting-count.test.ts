/** The machine of the count of pending listings. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { WaitingAnswer } from '../../../../domain/moderation/queue-news.ts'
import { waitingCountMachine } from '../../../../src/machines/moderation/waiting-count.ts'
import { deferred } from '../deferred.ts'
import { waitingCountTable } from './waiting-count.table.ts'

const answer = (total: number): WaitingAnswer => ({ count: { total, isCapped: false }, etag: null })
const [three, two] = [answer(3), answer(2)]

describe('waiting-count, path by path', () => testWalk(waitingCountTable))

describe('the count of pending listings', () => {
  it('is requested again if a decision is made while it is loading', async () => {
    const { logic, calls } = deferred<WaitingAnswer, WaitingAnswer | null>()
    const actor = createActor(waitingCountMachine.provide({ actors: { countWaiting: logic, returns: fromCallback(() => {}) } }), {
      input: { isFollowed: () => true },
    }).start()
    actor.send({ type: 'moderator.arrive' })
    actor.send({ type: 'count.refresh' })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(three)
    calls[1]?.succeed(two)
    expect((await waitFor(actor, (snapshot) => snapshot.matches('resting'))).context.answer).toEqual(two)
    actor.stop()
  })
})
