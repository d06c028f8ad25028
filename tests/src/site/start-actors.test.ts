/** The session actor with the storage of a browser, in one tab and in two; and the connection. */
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Session } from '../../../domain/account/session.ts'
import { openSessionStorage } from '../../../src/storage/session-storage.ts'
import { sessionOf } from '../../../src/api/account/session-token.ts'
import { startOffline, startSession } from '../../../src/site/start-actors.ts'
import { jwt } from '../api/jwt.ts'
import { Tabs } from '../storage/tabs.ts'

const now = new Date('2026-11-21T08:00:00Z')
const inAnHour = now.getTime() / 1000 + 3600

const eleni = sessionOf(jwt({ sub: 'eleni', role: 'ROLE_ADMIN', exp: inAnHour })) as Session
const nikos = sessionOf(jwt({ sub: 'nikos', role: 'ROLE_USER', exp: inAnHour })) as Session

async function openTab(tabs: Tabs) {
  const session = startSession(openSessionStorage(tabs.open()), () => now)
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  const present = () => session.getSnapshot().context.session
  return { session, who: () => present()?.username ?? null, present }
}

it('restores a session after a reload, with its role and its expiry', async () => {
  const tabs = new Tabs()
  const { session } = await openTab(tabs)
  session.send({ type: 'session.start', session: eleni })
  expect((await openTab(tabs)).present()).toEqual(eleni)
})

it('removes an expired session from the storage after a reload', async () => {
  const expired = sessionOf(jwt({ sub: 'eleni', exp: inAnHour - 3600 })) as Session
  const tabs = new Tabs()
  openSessionStorage(tabs.open()).save(expired)
  expect((await openTab(tabs)).who()).toBeNull()
  expect(tabs.content()).toEqual({})
})

it('starts and ends the session of all tabs at the same time', async () => {
  const tabs = new Tabs()
  const [here, there] = [await openTab(tabs), await openTab(tabs)]
  here.session.send({ type: 'session.start', session: eleni })
  expect(there.who()).toBe('eleni')
  there.session.send({ type: 'session.start', session: nikos })
  expect(here.who()).toBe('nikos')
  here.session.send({ type: 'session.end' })
  expect([here.who(), there.who()]).toEqual([null, null])
  expect(tabs.content()).toEqual({})
})

it('keeps the newer session of another tab when its own token is refused', async () => {
  const tabs = new Tabs()
  const here = await openTab(tabs)
  here.session.send({ type: 'session.start', session: eleni })
  const there = openSessionStorage(tabs.open())
  here.session.send({ type: 'session.refuse', token: nikos.token })
  expect(here.who()).toBe('eleni')
  there.save(nikos)
  here.session.send({ type: 'session.refuse', token: eleni.token })
  expect(here.who()).toBe('nikos')
})

it.each(['blocked', 'full', 'unreadable'] as const)('keeps the session of one tab if the storage is %s', async (trouble) => {
  const tabs = new Tabs()
  tabs.trouble = trouble
  const { session, who } = await openTab(tabs)
  session.send({ type: 'session.start', session: eleni })
  expect(who()).toBe('eleni')
  session.send({ type: 'session.end' })
  expect(who()).toBeNull()
})

it('asks the server when the browser is online or the page is looked at, and not while it is hidden or nothing is missing', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = Object.assign(new EventTarget(), { document })
  const ask = vi.fn(() => Promise.reject(new Error('away')))
  const offline = startOffline(page as never, ask)
  page.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(0)
  offline.send({ type: 'server.miss' })
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(0)
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockImplementation(() => Promise.resolve() as never)
  page.dispatchEvent(new Event('online'))
  await waitFor(offline, (snapshot) => snapshot.matches('online'))
  expect(ask).toHaveBeenCalledTimes(2)
  offline.stop()
})
