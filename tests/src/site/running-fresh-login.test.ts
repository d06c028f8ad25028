/** Logging in again: what a request gets that waits for it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Session } from '../../../domain/account/session.ts'
import { sessionOf } from '../../../src/api/account/session-token.ts'
import { runFreshLogin } from '../../../src/site/running-fresh-login.ts'
import { startSession } from '../../../src/site/start-actors.ts'
import { openSessionStorage } from '../../../src/storage/session-storage.ts'
import { jwt } from '../api/jwt.ts'
import { Tabs } from '../storage/tabs.ts'

const now = new Date('2026-11-21T08:00:00Z')
const exp = now.getTime() / 1000 + 3600
const sessionNamed = (sub: string, jti: string) => sessionOf(jwt({ sub, role: 'ROLE_ADMIN', exp, jti })) as Session
const [eleni, renewed, nikos] = [sessionNamed('eleni', '1'), sessionNamed('eleni', '2'), sessionNamed('nikos', '3')]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function asked() {
  const session = startSession(openSessionStorage(new Tabs().open()), () => now)
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  session.send({ type: 'session.start', session: eleni })
  const { actor, ask } = runFreshLogin({ logInAgain: async () => renewed, session })
  return { session, actor, tokens: Promise.all([ask(), ask()]) }
}

it('gives every request that waits the new token, which is that of the session', async () => {
  const { session, actor, tokens } = await asked()
  actor.send({ type: 'form.submit', form: { password: 'olives-and-thyme', code: '' } })
  expect(await tokens).toEqual([renewed.token, renewed.token])
  expect(session.getSnapshot().context.session).toEqual(renewed)
})

it.each([
  ['the question is closed', null, 'login.cancel'],
  ['the user signs out', { type: 'session.end' }, null],
  ['another user signs in in another tab', { type: 'session.change', session: nikos }, null],
] as const)('gives none if %s', async (_, change, answer) => {
  const { session, actor, tokens } = await asked()
  if (change) session.send(change)
  if (answer) actor.send({ type: answer })
  expect(await tokens).toEqual([null, null])
  expect(actor.getSnapshot().matches('quiet')).toBe(true)
})
