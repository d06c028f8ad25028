/** The storage of the session. */
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../domain/account/session.ts'
import { isTokenStored, openSessionStorage } from '../../../src/storage/session-storage.ts'
import { jwt } from '../api/jwt.ts'
import { Tabs } from './tabs.ts'

const sessionFor = (username: string, exp = 2_000_000_000): Session => ({
  username, role: 'ROLE_USER', token: jwt({ sub: username, exp }), expiresAt: exp * 1000,
})
const eleni = sessionFor('eleni')
const nikos = sessionFor('nikos')

/** A tab, and the user names of the sessions that its storage reported. */
function openTab(tabs: Tabs) {
  const window = tabs.open()
  const storage = openSessionStorage(window)
  const reported: (string | null)[] = []
  const stop = storage.watch((session) => void reported.push(session?.username ?? null))
  return { window, storage, reported, stop }
}

describe('a session', () => {
  it('is stored under the keys token and user', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(eleni)
    expect(tabs.content()).toEqual({
      token: eleni.token,
      user: JSON.stringify({ username: 'eleni', role: 'ROLE_USER', token: eleni.token }),
    })
  })

  it('is read with the values that were saved', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(eleni)
    expect(openTab(tabs).storage.read()).toEqual(eleni)
  })

  it('leaves no entries after it is cleared', () => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    storage.save(eleni)
    storage.clear(eleni)
    expect(tabs.content()).toEqual({})
    expect(storage.read()).toBeNull()
  })

  it('is not cleared by a tab that has an older one', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(nikos)
    openTab(tabs).storage.clear(eleni)
    expect(openTab(tabs).storage.read()).toEqual(nikos)
  })
})

describe('invalid content', () => {
  const user = JSON.stringify({ username: 'eleni', role: 'ROLE_USER', token: 't' })

  it.each<Record<string, string>>([
    { token: 't' },
    { user },
    { token: '', user },
    { token: 't', user: '' },
    { token: 't', user: '{' },
    { token: 't', user: 'null' },
    { token: 't', user: '[]' },
    { token: 't', user: '"eleni"' },
    { token: 't', user: '{"username":7,"role":"ROLE_USER","token":"t"}' },
    { token: 't', user: '{"username":"","role":"ROLE_USER","token":"t"}' },
    { token: 't', user: '{"username":"eleni","token":"t"}' },
    { token: 'other', user },
  ])('is no session: %j', (content) => expect(openTab(new Tabs(content)).storage.read()).toBeNull())

  it('is replaced by the next session', () => {
    const tabs = new Tabs({ token: 't', user: '{' })
    const { storage } = openTab(tabs)
    storage.save(eleni)
    expect(storage.read()).toEqual(eleni)
  })

  it('in the token only results in a session without an expiry', () => {
    expect(openTab(new Tabs({ token: 't', user })).storage.read()).toMatchObject({ username: 'eleni', expiresAt: null })
  })
})

describe('a storage that fails', () => {
  it.each(['blocked', 'full', 'unreadable'] as const)('that is %s stores no session and throws nothing', (trouble) => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    tabs.trouble = trouble
    storage.save(eleni)
    expect(storage.read()).toBeNull()
    storage.clear(eleni)
    expect(tabs.content()).toEqual({})
  })

  it('that becomes full between two sessions stores neither', () => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    storage.save(eleni)
    tabs.trouble = 'full'
    storage.save(nikos)
    expect(tabs.content()).toEqual({})
  })

  it('does not end the session of a page that returns from the back-forward cache', () => {
    const tabs = new Tabs()
    const { window, storage, reported } = openTab(tabs)
    tabs.trouble = 'full'
    storage.save(eleni)
    window.restore()
    expect(reported).toEqual([])
  })
})

describe('the page before the app', () => {
  it('sees whether a token is stored, and none in a blocked storage', () => {
    const tabs = new Tabs({ token: 'of eleni' })
    expect([isTokenStored(tabs.open()), isTokenStored(new Tabs().open())]).toEqual([true, false])
    tabs.trouble = 'blocked'
    expect(isTokenStored(tabs.open())).toBe(false)
  })
})

describe('two tabs', () => {
  it('report the changes of each other', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.storage.save(eleni)
    there.storage.save(nikos)
    there.storage.clear(nikos)
    expect(here.reported).toEqual(['eleni', 'nikos', null])
    expect(there.reported).toEqual([])
  })

  it('report that the storage was cleared', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.storage.save(eleni)
    there.window.localStorage.clear()
    expect(here.reported).toEqual(['eleni', null])
  })

  it('ignore other keys', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.window.localStorage.setItem('draft', 'x')
    expect(here.reported).toEqual([])
  })

  it('read the session again when they return from the back-forward cache', () => {
    const tabs = new Tabs()
    const here = openTab(tabs)
    here.storage.save(eleni)
    here.window.freeze()
    openTab(tabs).storage.clear(eleni)
    expect(here.reported).toEqual([])
    here.window.restore()
    expect(here.reported).toEqual([null])
  })

  it('report nothing after they stopped watching', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    here.stop()
    there.storage.save(eleni)
    here.window.restore()
    expect(here.reported).toEqual([])
  })
})
