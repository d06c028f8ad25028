/** What waits for administrators, as the frame is told: with the session, while the page is visible, and by a machine of its own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Session } from '../../../domain/account/session.ts'
import type { WaitingAnswer } from '../../../domain/moderation/queue-news.ts'
import type { Offer } from '../../../domain/offers.ts'
import { sessionOf } from '../../../src/api/account/session-token.ts'
import { runCount } from '../../../src/site/running-count.ts'
import { startSession } from '../../../src/site/start-actors.ts'
import { followWaiting } from '../../../src/site/waiting-listings.ts'
import { openSessionStorage } from '../../../src/storage/session-storage.ts'
import { jwt } from '../api/jwt.ts'
import { Tabs } from '../storage/tabs.ts'

const now = new Date('2026-11-21T08:00:00Z')
const exp = now.getTime() / 1000 + 3600
const eleni = sessionOf(jwt({ sub: 'eleni', role: 'ROLE_ADMIN', exp })) as Session
const nikos = sessionOf(jwt({ sub: 'nikos', role: 'ROLE_USER', exp })) as Session

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = (total: number): WaitingAnswer => ({ count: { total, isCapped: false }, etag: null })

async function open(offers: readonly Offer[] = ['paged-moderation']) {
  const session = startSession(openSessionStorage(new Tabs().open()), () => now)
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let total = 3
  const countWaiting = vi.fn(async (known: WaitingAnswer | null) => (known?.count.total === total ? known : answer(total)))
  const parts = { calls: { countWaiting }, offers: new Set(offers), page: { document } as never, session }
  const run = vi.fn(async (tell: (told: WaitingAnswer | null) => void) => runCount({ ...parts, tell }))
  const waiting = followWaiting(run, session)
  const look = (visibilityState: 'visible' | 'hidden') => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { session, waiting, run, countWaiting, look, submit: () => void (total += 1), pass }
}

it('loads nothing for members, and follows an administrator every half minute with the last answer', async () => {
  const { session, waiting, run, countWaiting, submit, pass } = await open()
  session.send({ type: 'session.start', session: nikos })
  await pass(60_000)
  expect([run.mock.calls.length, waiting.current()]).toEqual([0, null])

  session.send({ type: 'session.start', session: eleni })
  await pass(0)
  expect(waiting.current()?.count.total).toBe(3)
  const known = waiting.current()
  await pass(30_000)
  expect([countWaiting.mock.lastCall?.[0], waiting.current()]).toEqual([known, known])
  submit()
  await pass(30_000)
  expect(waiting.current()?.count.total).toBe(4)

  session.send({ type: 'session.end' })
  await pass(0)
  const before = countWaiting.mock.calls.length
  await pass(60_000)
  expect([waiting.current(), countWaiting.mock.calls.length, run.mock.calls.length]).toEqual([null, before, 1])
})

it('asks nothing while the page is hidden, and at once when it is looked at again', async () => {
  const { session, waiting, countWaiting, look, submit, pass } = await open()
  session.send({ type: 'session.start', session: eleni })
  look('hidden')
  await pass(120_000)
  expect(countWaiting).toHaveBeenCalledTimes(1)
  submit()
  look('visible')
  await pass(0)
  expect([countWaiting.mock.calls.length, waiting.current()?.count.total]).toEqual([2, 4])
})

it('asks a server that sends whole lists only when it is told to', async () => {
  const { session, waiting, countWaiting, look, pass } = await open([])
  session.send({ type: 'session.start', session: eleni })
  await pass(120_000)
  look('hidden')
  look('visible')
  expect(countWaiting).toHaveBeenCalledTimes(1)
  waiting.refresh()
  await pass(0)
  expect(countWaiting).toHaveBeenCalledTimes(2)
})

it('knows no number where its code cannot be loaded, and loads it with the next session', async () => {
  const { session, waiting, run, pass } = await open()
  run.mockRejectedValueOnce(new Error('away'))
  session.send({ type: 'session.start', session: eleni })
  await pass(0)
  expect(waiting.current()).toBeNull()
  waiting.refresh()
  session.send({ type: 'session.end' })
  session.send({ type: 'session.start', session: eleni })
  await pass(0)
  expect(waiting.current()?.count.total).toBe(3)
})
