/** Who is signed in. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, waitFor, type EventObject } from 'xstate'
import type { Session } from '../../domain/session.ts'
import { sessionMachine, type SessionContext, type SessionEvent } from '../../src/machines/session.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const hour = 3_600_000
const eleni: Session = { username: 'eleni', role: 'ROLE_USER', token: 'e', expiresAt: hour }
const nikos: Session = { username: 'nikos', role: 'ROLE_ADMIN', token: 'n', expiresAt: null }
const old: Session = { ...eleni, token: 'o', expiresAt: 0 }

const start = { type: 'session.start', session: eleni } as const
const end = { type: 'session.end' } as const
const dismiss = { type: 'announcement.dismiss' } as const
const refuse = (token: string) => ({ type: 'session.refuse', token }) as const
const change = (session: Session | null) => ({ type: 'session.change', session }) as const
const expiry = { type: 'xstate.after.expiry.session.signedIn' }
const announcementOver = { type: 'xstate.after.announcement.session.signedIn.announced' }

const signedIn = { signedIn: 'quiet' }
const signedOut = { signedOut: 'quiet' }
const byEleni = { session: eleni }
const overByNow = { session: eleni, now: () => hour }
const nobody = { session: null }

describe('session, by its table', () => {
  testTransitions<SessionContext>(sessionMachine, { session: null, now: () => 0 }, [
    { in: 'restoring', on: done('readSession', eleni), to: signedIn, holds: byEleni },
    { in: 'restoring', on: done('readSession', null), to: signedOut, calls: ['clearSession'] },
    { in: 'restoring', on: done('readSession', old), to: signedOut, calls: ['clearSession'], holds: nobody },
    { in: 'restoring', on: failed('readSession', away), to: signedOut, calls: ['clearSession'] },
    { in: 'restoring', on: change(eleni), to: signedIn, holds: byEleni },
    { in: 'restoring', on: change(null), to: 'restoring' },
    { in: 'restoring', on: failed('otherTabs', away), to: 'restoring' },
    { in: 'restoring', on: done('otherTabs'), to: 'restoring' },

    { in: signedOut, on: start, to: { signedIn: 'announced' }, calls: ['saveSession'], holds: byEleni },
    { in: signedOut, on: change(eleni), to: signedIn, holds: byEleni },
    { in: signedOut, on: change(null), to: signedOut },
    { in: signedOut, on: refuse('e'), to: signedOut },
    { in: signedOut, on: end, to: signedOut },
    { in: { signedOut: 'announced' }, on: dismiss, to: signedOut },
    { in: { signedOut: 'announced' }, on: start, to: { signedIn: 'announced' }, calls: ['saveSession'] },

    { in: signedIn, with: byEleni, on: end, to: signedOut, calls: ['clearSession'], holds: nobody },
    { in: signedIn, with: byEleni, on: refuse('e'), to: { signedOut: 'announced' }, calls: ['clearSession'], holds: nobody },
    { in: signedIn, with: byEleni, on: refuse('older'), to: signedIn, holds: byEleni },
    { in: signedIn, with: byEleni, on: change(null), to: signedOut, calls: ['clearSession'], holds: nobody },
    { in: signedIn, with: byEleni, on: change(nikos), to: signedIn, holds: { session: nikos } },
    { in: signedIn, with: { session: nikos }, on: start, to: { signedIn: 'announced' }, calls: ['saveSession'], holds: byEleni },
    { in: signedIn, with: overByNow, on: expiry, to: { signedOut: 'announced' }, calls: ['clearSession'], holds: nobody },
    { in: signedIn, with: { ...byEleni, now: () => hour - 1 }, on: expiry, to: signedIn, holds: byEleni },
    { in: { signedIn: 'announced' }, with: byEleni, on: dismiss, to: signedIn },
    { in: { signedIn: 'announced' }, with: byEleni, on: announcementOver, to: signedIn },
    { in: { signedIn: 'announced' }, with: byEleni, on: change(eleni), to: { signedIn: 'announced' } },
  ])
})

describe('session', () => {
  async function run(kept: Session | null) {
    const clock = new SimulatedClock()
    const { logic, calls } = deferred<Session | null, undefined>()
    const written: (readonly [string, string | undefined])[] = []
    let sendFromOtherTab: (event: SessionEvent) => void = () => expect.unreachable()
    const machine = sessionMachine.provide({
      actors: {
        readSession: logic,
        otherTabs: fromCallback<EventObject>(({ sendBack }) => {
          sendFromOtherTab = sendBack
        }),
      },
      actions: {
        saveSession: (_, { session }) => void written.push(['save', session.token]),
        clearSession: (_, { session }) => session && written.push(['clear', session.token]),
      },
    })
    const actor = createActor(machine, { input: { now: () => clock.now() }, clock }).start()
    calls[0]?.succeed(kept)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return { actor, clock, written, sendFromOtherTab, who: () => actor.getSnapshot().context.session?.username ?? null }
  }

  it('goes on with what was kept', async () => {
    const { who, written } = await run(eleni)
    expect(who()).toBe('eleni')
    expect(written).toEqual([])
  })

  it('does not begin with a token that has expired meanwhile, and lets go of it', async () => {
    const { who, written } = await run(old)
    expect(who()).toBeNull()
    expect(written).toEqual([['clear', 'o']])
  })

  it('ends the moment the token expires, not before, and says so', async () => {
    const { actor, clock, who, written } = await run(eleni)
    clock.increment(hour - 1)
    expect(who()).toBe('eleni')
    clock.increment(1)
    expect(who()).toBeNull()
    expect(actor.getSnapshot().matches({ signedOut: 'announced' })).toBe(true)
    expect(written).toEqual([['clear', 'e']])
  })

  it.each([40 * 24 * hour, null])('outlasts the longest timer there is where the token expires after %s ms', async (expiresAt) => {
    const { clock, who } = await run({ ...eleni, expiresAt })
    clock.increment(2 ** 31 - 1)
    expect(who()).toBe('eleni')
    clock.increment(2 ** 31 - 1)
    expect(who()).toBe(expiresAt === null ? 'eleni' : null)
  })

  it('never sets a timer that a browser would let end at once', async () => {
    const clock = new SimulatedClock()
    const delays: number[] = []
    const watched = {
      setTimeout(over: () => void, delay: number) {
        delays.push(delay)
        return clock.setTimeout(over, delay)
      },
      clearTimeout: (id: number) => clock.clearTimeout(id),
    }
    const readSession = deferred<Session | null, undefined>().logic
    const machine = sessionMachine.provide({ actors: { readSession, otherTabs: fromCallback(() => {}) } })
    const actor = createActor(machine, { input: { now: () => 0 }, clock: watched }).start()
    actor.send(change(nikos))
    actor.send(change({ ...eleni, expiresAt: -5 }))
    expect(delays).toEqual([2 ** 31 - 1, 0])
  })

  it('takes over who signs in in another tab, with their own expiry, and ends with them', async () => {
    const { clock, who, sendFromOtherTab } = await run(nikos)
    sendFromOtherTab(change(eleni))
    expect(who()).toBe('eleni')
    clock.increment(hour)
    expect(who()).toBeNull()
    sendFromOtherTab(change(nikos))
    expect(who()).toBe('nikos')
    sendFromOtherTab(change(null))
    expect(who()).toBeNull()
  })

  it('says for six seconds that the login was successful', async () => {
    const { actor, clock } = await run(null)
    actor.send(start)
    clock.increment(5999)
    expect(actor.getSnapshot().matches({ signedIn: 'announced' })).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches({ signedIn: 'quiet' })).toBe(true)
  })

  it('goes on alone when it cannot hear of the other tabs', async () => {
    const { logic, calls } = deferred<Session | null, undefined>()
    const actor = createActor(sessionMachine.provide({ actors: { readSession: logic } }), { input: { now: () => 0 } }).start()
    calls[0]?.succeed(eleni)
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
    expect(actor.getSnapshot().status).toBe('active')
    actor.stop()
  })
})
