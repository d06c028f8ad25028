/** Who may open which screen. */
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { offersOf } from '../../../domain/offers.ts'
import type { Session } from '../../../domain/session.ts'
import { openSessionStorage } from '../../../src/api/session-storage.ts'
import { parseSearch } from '../../../src/paths.ts'
import { redirectSignedIn, requireOffer, requireSession, watchSession, type Visit } from '../../../src/site/guards.ts'
import { startSession } from '../../../src/site/start-actors.ts'
import { Tabs } from '../api/tabs.ts'

const eleni: Session = { username: 'eleni', role: 'ROLE_USER', token: 't', expiresAt: null }

async function openSession(signedIn: boolean) {
  const session = startSession(openSessionStorage(new Tabs().open()), () => new Date(0))
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  if (signedIn) session.send({ type: 'session.start', session: eleni })
  return session
}

/** Where the guard leads instead; null where the screen opens. */
async function led(guard: (visit: Visit) => void, isSignedIn: boolean, address: string) {
  const [pathname = '', query = ''] = address.split('?')
  const context = { session: await openSession(isSignedIn) } as Visit['context']
  try {
    guard({ context, location: { pathname, search: parseSearch(query) } })
    return null
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

describe('a screen of members', () => {
  it('opens for who is signed in', async () => expect(await led(requireSession, true, '/admin-users')).toBeNull())

  it('sends a visitor to the login, which knows the way back', async () => {
    expect(await led(requireSession, false, '/admin-users?page=2')).toEqual({
      to: '/login', search: { next: '/admin-users?page=2' },
    })
  })
})

describe('a screen that a server may lack', () => {
  const visit = { context: { configuration: { offers: offersOf(['audit-log']) } } } as unknown as Visit

  it('opens where the server offers it', () => expect(() => requireOffer(visit, 'audit-log')).not.toThrow())

  it('opens where it needs no offer', () => expect(() => requireOffer(visit, undefined)).not.toThrow())

  it('is not found elsewhere', () => {
    expect(() => requireOffer(visit, 'own-listings')).toThrow(expect.toSatisfy(isNotFound) as Error)
  })
})

describe('the login', () => {
  it('opens for a visitor', async () => expect(await led(redirectSignedIn, false, '/login')).toBeNull())

  it.each([
    ['/login', { to: '/add-something-green', search: {} }],
    ['/login?next=%2Fadmin-users%3Fpage%3D2', { to: '/admin-users', search: { page: ['2'] } }],
    ['/login?next=https%3A%2F%2Felsewhere.example', { to: '/add-something-green', search: {} }],
  ])('leads on who is signed in, from %s', async (address, there) => expect(await led(redirectSignedIn, true, address)).toEqual(there))
})

it('asks the guards again when somebody signs in or out, and only then', async () => {
  const session = await openSession(false)
  const invalidate = vi.fn(() => Promise.resolve())
  watchSession({ invalidate }, session)
  session.send({ type: 'session.start', session: eleni })
  session.send({ type: 'announcement.dismiss' })
  session.send({ type: 'session.start', session: { ...eleni, token: 'u' } })
  expect(invalidate).toHaveBeenCalledTimes(1)
  session.send({ type: 'session.end' })
  expect(invalidate).toHaveBeenCalledTimes(2)
})
