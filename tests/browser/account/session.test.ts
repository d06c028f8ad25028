/** The session: restored after a reload, and ended when its token expires. Specification, sections 3, 4 and 6. */
import type { Page } from '@playwright/test'
import { logIn, test, type Person } from '../../support/sites/accounts.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])

// Waits for the page that follows, since the menu of a phone closes when another page opens.
async function visitSignedIn(page: Page, person: Person, site = '') {
  await page.goto(`${site}/#/login`)
  await logIn(page, person)
  await expect(page).toHaveURL(/#\/add-something-green$/)
}

test('a session is stored under the keys token and user', async ({ page, member }) => {
  await visitSignedIn(page, member)
  const [token, user] = await stored(page)
  expect(JSON.parse(user ?? '')).toEqual({ username: member.username, role: 'ROLE_USER', token })
  expect(JSON.parse(atob(token?.split('.')[1] ?? ''))).toMatchObject({ sub: member.username, role: 'ROLE_USER' })
})

test('a session is kept for longer only by who asks for it', { tag: '@phone' }, async ({ page, browser, baseURL, member, db }) => {
  const kept = () => db
    .selectFrom('session').innerJoin('user', 'user.id', 'session.user').select('keep')
    .where('username', '=', member.username).orderBy('session.id').execute()
  await visitSignedIn(page, member)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await other.goto('/#/login')
  await main(other).getByRole('checkbox', { name: 'Keep me logged in on this device' }).check()
  await logIn(other, member)
  await expect(other).toHaveURL(/#\/add-something-green$/)
  await other.close()
  expect(await kept()).toEqual([{ keep: false }, { keep: true }])
})

test('whoever comes back after a session was unused for too long is told that it has ended', async ({
  page, member, db, expectConsole,
}) => {
  await visitSignedIn(page, member)
  // The page that is open asks nothing any more.
  await page.goto('about:blank')
  const { id } = await db.selectFrom('user').select('id').where('username', '=', member.username).executeTakeFirstOrThrow()
  await db.updateTable('session').set({ seen_at: new Date(Date.now() - 7.5 * 24 * 3_600_000) }).where('user', '=', id).execute()
  expectConsole(/401 \(Unauthorized\)/)
  await page.goto('/#/add-something-green')
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(await stored(page)).toEqual([null, null])
})

test('invalid content of the storage is no session', async ({ page, visit }) => {
  await visit('/about')
  for (const [token, user] of [['x', '{'], ['', 'null'], ['a.b.c', '{"username":5}'], ['a.e30.c', '[]']] as const) {
    await page.evaluate(([keptToken, keptUser]) => {
      localStorage.setItem('token', keptToken)
      localStorage.setItem('user', keptUser)
      location.hash = '/add-something-green'
    }, [token, user] as const)
    await page.reload()
    await expect(page, `${token} ${user}`).toHaveURL(/#\/login/)
  }
})

test('signing in works if the storage is blocked', async ({ page, member, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError') } })
  })
  await visit('/shop')
  await page.goto('/#/login')
  await logIn(page, member)
  await expect(page).toHaveURL(/#\/add-something-green$/)
})

test('signing in works if the storage is full', async ({ page, member }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
  })
  await visitSignedIn(page, member)
})

test.describe('a screen of members', () => {
  test('redirects visitors to the login and back', async ({ page, member, visit }) => {
    await visit('/admin-events')
    await expect(page).toHaveURL(/#\/login/)
    await logIn(page, member)
    await expect(page).toHaveURL(/#\/admin-events$/)
    await expect(main(page)).toContainText('This page is for moderators.')
  })

  test('does not redirect to another site', async ({ page, member, visit }) => {
    await visit(`/login?next=${encodeURIComponent('https://elsewhere.example/')}`)
    await logIn(page, member)
    await expect(page).toHaveURL(/#\/add-something-green$/)
  })
})

test.describe('an administrator', () => {
  test('has the menu of administrators, and a member does not', { tag: '@phone' }, async ({ page, sites, smtp, member, isMobile }) => {
    const admin = { username: 'first.admin', email: 'first.admin@private.test', password: 'private-olives-and-figs' }
    const environment = {
      SMTP_URL: smtp.url, ADMIN_USERNAME: admin.username, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password,
    }
    const { url } = await sites.open({ listings: [], environment })
    await visitSignedIn(page, admin, url)
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    else await page.getByRole('button', { name: 'Admin Pages' }).click()
    await expect(page.getByText('Manage Users')).toBeVisible()
    await page.getByText('Manage Posts').click()
    await expect(page).toHaveURL(/#\/admin-events$/)
    await visitSignedIn(page, member)
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByText('Add Something Green').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Admin Pages')).toHaveCount(0)
  })
})
