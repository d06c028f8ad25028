/** The guards of screens. */
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { offersOf } from '../../../domain/offers.ts'
import type { Session } from '../../../domain/account/session.ts'
import { memberPaths } from '../../../domain/paths.ts'
import { openSessionStorage } from '../../../src/storage/session-storage.ts'
import { parseSearch } from '../../../src/paths.ts'
import { redirectSignedIn, requireCityNames, requireOffer, requireSession, watchSession, type Visit } from '../../../src/site/guards.ts'
import { startSession } from '../../../src/site/start-actors.ts'
import { Tabs } from '../storage/tabs.ts'

const eleni: Session = { username: 'eleni', role: 'ROLE_USER', token: 't', expiresAt: null }

async function openSession(signedIn: boolean) {
  const session = startSession(openSessionStorage(new Tabs().open()), () => new Date(0))
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  if (signedIn) session.send({ type: 'session.start', session: eleni })
  return session
}

/** The redirect of the guard; null if the screen opens. */
async function redirectOf(guard: (visit: Visit) => void, isSignedIn: boolean, address: string) {
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
  it('opens when signed in', async () => expect(await redirectOf(requireSession, true, '/admin-users')).toBeNull())

  it('redirects a visitor to the login, with the address to return to', async () => {
    expect(await redirectOf(requireSession, false, '/admin-users?page=2')).toEqual({
      to: '/login', search: { next: '/admin-users?page=2' },
    })
  })
})

describe('a screen that requires an offer', () => {
  const visit = { context: { configuration: { offers: offersOf(['audit-log']) } } } as unknown as Visit

  it('opens if the server has the offer', () => expect(() => requireOffer(visit, 'audit-log')).not.toThrow())

  it('opens if it requires no offer', () => expect(() => requireOffer(visit, null)).not.toThrow())

  it('is not found if the server does not have the offer', () => {
    expect(() => requireOffer(visit, 'own-listings')).toThrow(expect.toSatisfy(isNotFound) as Error)
  })
})

describe('the names of cities', () => {
  const loaded = (pathname: string, query = '') => {
    const loadCityNames = vi.fn(() => Promise.resolve())
    void requireCityNames({ context: { loadCityNames } as unknown as Visit['context'], location: { pathname, search: parseSearch(query) } })
    return loadCityNames.mock.calls.length
  }

  it.each([...memberPaths, '/search'])('are loaded before %s', (path) => {
    expect(loaded(path)).toBe(1)
  })

  it('are loaded before a list with a filter by city or region, and not before others', () => {
    const lists = ['city=Athens', 'region=crete', 'tag=Vegan', ''].map((query) => loaded('/shop', query))
    expect([...lists, loaded('/'), loaded('/events')]).toEqual([1, 1, 0, 0, 0, 0])
  })
})

describe('the login', () => {
  it('opens for a visitor', async () => expect(await redirectOf(redirectSignedIn, false, '/login')).toBeNull())

  it.each([
    ['/login', { to: '/add-something-green', search: {} }],
    ['/login?next=%2Fadmin-users%3Fpage%3D2', { to: '/admin-users', search: { page: ['2'] } }],
    ['/login?next=https%3A%2F%2Felsewhere.example', { to: '/add-something-green', search: {} }],
  ])('redirects users from %s', async (address, there) => expect(await redirectOf(redirectSignedIn, true, address)).toEqual(there))
})

it('runs the guards again after signing in and out only', async () => {
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
