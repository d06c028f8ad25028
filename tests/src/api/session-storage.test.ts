/** Where the session outlives a reload. */
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../domain/session.ts'
import { openSessionStorage } from '../../../src/api/session-storage.ts'
import { jwt } from './jwt.ts'
import { Tabs } from './tabs.ts'

const sessionFor = (username: string, exp = 2_000_000_000): Session => ({
  username, role: 'ROLE_USER', token: jwt({ sub: username, exp }), expiresAt: exp * 1000,
})
const eleni = sessionFor('eleni')
const nikos = sessionFor('nikos')

/** A tab that has been told of these sessions. */
function openTab(tabs: Tabs) {
  const window = tabs.open()
  const storage = openSessionStorage(window)
  const told: (string | null)[] = []
  const stop = storage.watch((session) => void told.push(session?.username ?? null))
  return { window, storage, told, stop }
}

describe('a session', () => {
  it('is kept under token and user, as documented', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(eleni)
    expect(tabs.content()).toEqual({
      token: eleni.token,
      user: JSON.stringify({ username: 'eleni', role: 'ROLE_USER', token: eleni.token }),
    })
  })

  it('is read as it was saved', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(eleni)
    expect(openTab(tabs).storage.read()).toEqual(eleni)
  })

  it('leaves nothing behind', () => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    storage.save(eleni)
    storage.clear(eleni)
    expect(tabs.content()).toEqual({})
    expect(storage.read()).toBeNull()
  })

  it('is not cleared by who still has an older one', () => {
    const tabs = new Tabs()
    openTab(tabs).storage.save(nikos)
    openTab(tabs).storage.clear(eleni)
    expect(openTab(tabs).storage.read()).toEqual(nikos)
  })
})

describe('rubbish', () => {
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
  ])('is nobody: %j', (content) => expect(openTab(new Tabs(content)).storage.read()).toBeNull())

  it('gives way to the next session', () => {
    const tabs = new Tabs({ token: 't', user: '{' })
    const { storage } = openTab(tabs)
    storage.save(eleni)
    expect(storage.read()).toEqual(eleni)
  })

  it('in the token alone leaves a session without an expiry', () => {
    expect(openTab(new Tabs({ token: 't', user })).storage.read()).toMatchObject({ username: 'eleni', expiresAt: null })
  })
})

describe('a storage that does not work', () => {
  it.each(['blocked', 'full', 'unreadable'] as const)('that is %s keeps nobody, and throws nothing', (trouble) => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    tabs.trouble = trouble
    storage.save(eleni)
    expect(storage.read()).toBeNull()
    storage.clear(eleni)
    expect(tabs.content()).toEqual({})
  })

  it('that fills up between two sessions keeps neither', () => {
    const tabs = new Tabs()
    const { storage } = openTab(tabs)
    storage.save(eleni)
    tabs.trouble = 'full'
    storage.save(nikos)
    expect(tabs.content()).toEqual({})
  })

  it('takes no session away from a page that comes back', () => {
    const tabs = new Tabs()
    const { window, storage, told } = openTab(tabs)
    tabs.trouble = 'full'
    storage.save(eleni)
    window.comeBack()
    expect(told).toEqual([])
  })
})

describe('two tabs', () => {
  it('see each other sign in, change and sign out', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.storage.save(eleni)
    there.storage.save(nikos)
    there.storage.clear(nikos)
    expect(here.told).toEqual(['eleni', 'nikos', null])
    expect(there.told).toEqual([])
  })

  it('see that everything was cleared', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.storage.save(eleni)
    there.window.localStorage.clear()
    expect(here.told).toEqual(['eleni', null])
  })

  it('do not mind what else is stored', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    there.window.localStorage.setItem('draft', 'x')
    expect(here.told).toEqual([])
  })

  it('look again when they come back from the back-forward cache', () => {
    const tabs = new Tabs()
    const here = openTab(tabs)
    here.storage.save(eleni)
    here.window.freeze()
    openTab(tabs).storage.clear(eleni)
    expect(here.told).toEqual([])
    here.window.comeBack()
    expect(here.told).toEqual([null])
  })

  it('hear nothing once they stopped listening', () => {
    const tabs = new Tabs()
    const [here, there] = [openTab(tabs), openTab(tabs)]
    here.stop()
    there.storage.save(eleni)
    here.window.comeBack()
    expect(here.told).toEqual([])
  })
})
