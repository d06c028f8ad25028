/** The machine of the session. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Session } from '../../../../domain/account/session.ts'
import { sessionMachine } from '../../../../src/machines/account/session.ts'
import { deferred } from '../deferred.ts'
import { sessionTable } from './session.table.ts'
import { testTags } from '../tags.ts'

const day = 86_400_000
const longestTimerMs = 2 ** 31 - 1
const eleni: Session = { username: 'eleni', role: 'ROLE_USER', token: 'e', expiresAt: day }
const nikos: Session = { username: 'nikos', role: 'ROLE_ADMIN', token: 'n', expiresAt: null }

const aloneInOneTab = () => ({
  actors: { readSession: deferred<Session | null, undefined>().logic, otherTabs: fromCallback(() => {}) },
  actions: { clearSession: () => {} },
})

describe('session, path by path', () => testWalk(sessionTable))

describe('session', () => {
  it.each([40 * day, null])('ends on time if the token expires after %s ms, beyond the longest timer of browsers', (expiresAt) => {
    const clock = new SimulatedClock()
    const machine = sessionMachine.provide(aloneInOneTab())
    const actor = createActor(machine, { input: { now: () => clock.now() }, clock }).start()
    const who = () => actor.getSnapshot().context.session?.username ?? null
    actor.send({ type: 'session.change', session: { ...eleni, expiresAt } })
    clock.increment(longestTimerMs)
    expect(who()).toBe('eleni')
    clock.increment(longestTimerMs)
    expect(who()).toBe(expiresAt === null ? 'eleni' : null)
  })

  it('never sets a timer longer than browsers support', () => {
    const clock = new SimulatedClock()
    const delays: number[] = []
    const watched = {
      setTimeout(callback: () => void, delay: number) {
        delays.push(delay)
        return clock.setTimeout(callback, delay)
      },
      clearTimeout: (id: number) => clock.clearTimeout(id),
    }
    const machine = sessionMachine.provide(aloneInOneTab())
    const actor = createActor(machine, { input: { now: () => 0 }, clock: watched }).start()
    actor.send({ type: 'session.change', session: nikos })
    actor.send({ type: 'session.change', session: { ...eleni, expiresAt: -5 } })
    expect(delays).toEqual([longestTimerMs, 0])
  })

  it('continues without the messages of other tabs', async () => {
    const { logic, calls } = deferred<Session | null, undefined>()
    const actor = createActor(sessionMachine.provide({ actors: { readSession: logic } }), { input: { now: () => 0 } }).start()
    calls[0]?.succeed(eleni)
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
    expect(actor.getSnapshot().status).toBe('active')
    actor.stop()
  })

  testTags(sessionMachine, { session: null, now: () => 0 }, [
    [{ signedIn: 'announced' }, ['loggedIn']],
    [{ signedIn: 'quiet' }, []],
    [{ signedOut: 'announced' }, ['sessionEnded']],
    [{ signedOut: 'quiet' }, []],
  ])
})
