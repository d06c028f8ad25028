/** The role of the session follows that of the server. */
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Session } from '../../../domain/account/session.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { sessionOf } from '../../../src/api/account/session-token.ts'
import { followRole } from '../../../src/site/current-role.ts'
import { startSession } from '../../../src/site/start-actors.ts'
import { openSessionStorage } from '../../../src/storage/session-storage.ts'
import { jwt } from '../api/jwt.ts'
import { Tabs } from '../storage/tabs.ts'

const now = new Date('2026-11-21T08:00:00Z')
const exp = now.getTime() / 1000 + 3600
const eleni = sessionOf(jwt({ sub: 'eleni', role: 'ROLE_USER', exp })) as Session

/** A page of eleni, and the server, whose answer is a role or a failure. */
async function open() {
  const tabs = new Tabs()
  const session = startSession(openSessionStorage(tabs.open()), () => now)
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  session.send({ type: 'session.start', session: eleni })
  const server = { role: 'ROLE_USER' as string | null }
  const fetch = vi.fn(async () => {
    if (server.role === null) throw new TypeError('no connection')
    return new Response(JSON.stringify({ role: server.role }), { headers: { 'Content-Type': 'application/json' } })
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const look = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const roleOf = (actor: typeof session) => actor.getSnapshot().context.session?.role
  const follow = () => followRole({ client: createApiClient('http://api.example', 'en', fetch), page, session })
  return { tabs, session, server, fetch, look, follow, role: () => roleOf(session) }
}

it('is asked for at once and when the reader returns, and is kept for the next page', async () => {
  const { tabs, server, fetch, look, follow, role } = await open()
  server.role = 'ROLE_MODERATOR'
  follow()
  await vi.waitFor(() => expect(role()).toBe('ROLE_MODERATOR'))
  server.role = 'ROLE_USER'
  look('hidden')
  expect(fetch).toHaveBeenCalledTimes(1)
  look('visible')
  await vi.waitFor(() => expect(role()).toBe('ROLE_USER'))
  server.role = 'ROLE_ADMIN'
  look('visible')
  await vi.waitFor(() => expect(role()).toBe('ROLE_ADMIN'))
  expect(openSessionStorage(tabs.open()).read()).toEqual({ ...eleni, role: 'ROLE_ADMIN' })
})

it('stays what it is while the server does not answer, and is not asked for when nobody is signed in', async () => {
  const { session, server, fetch, look, follow, role } = await open()
  server.role = null
  follow()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(role()).toBe('ROLE_USER')
  session.send({ type: 'session.end' })
  look('visible')
  expect(fetch).toHaveBeenCalledTimes(1)
})
