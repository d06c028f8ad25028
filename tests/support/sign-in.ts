/** Signs people in without the login screen: by the call, and by what the login leaves in the storage. Specification, section 3. */
import type { Page } from '@playwright/test'

/** The token of a session that begins now. */
export async function tokenOf(url: string, { username, password }: { username: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) })
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** To be called before the page is opened. */
export async function signIn(page: Page, username: string, role: 'ROLE_USER' | 'ROLE_ADMIN', token: string): Promise<void> {
  await page.addInitScript(
    ([kept, user]) => {
      localStorage.setItem('token', kept ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [token, JSON.stringify({ username, role, token })],
  )
}
