/** Signs users in without the login screen: calls the API and fills the storage as the login does. Specification, section 3. */
import type { Page } from '@playwright/test'
import type { Role } from '../../../domain/account/roles.ts'

/** The token of a new session. */
export async function tokenOf(url: string, { username, password }: { username: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) })
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Call it before opening the page. A later session lasts when the page is loaded again. */
export async function signIn(page: Page, username: string, role: Role, token: string): Promise<void> {
  await page.addInitScript(
    ([storedToken, user]) => {
      if (sessionStorage.getItem('a test signed in')) return
      sessionStorage.setItem('a test signed in', 'once')
      localStorage.setItem('token', storedToken ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [token, JSON.stringify({ username, role, token })],
  )
}
