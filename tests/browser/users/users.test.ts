/** The list of users: search, order, enabling and disabling. Specification, sections 2, 4 and 8. */
import type { Page } from '@playwright/test'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { countedClicks } from '../../support/browser/counted-clicks.ts'
import { pendingShops } from '../../support/listings/pending-listings.ts'
import { logIn } from '../../support/sites/accounts.ts'
import { admin } from '../../support/sites/members-site.ts'
import { main } from '../../support/browser/open-screen.ts'
import { disable, disablingQuestion, member, rowOf, rows, test, toggleOf, usernames } from '../../support/sites/user-admin.ts'
import { expect } from '../../support/sites/visitor.ts'

const path = '/admin-users'
const summary = (page: Page) => main(page).getByRole('status').first()
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search users' })
const sortBy = (page: Page, name: string) => main(page).getByRole('columnheader', { name }).getByRole('button')

test('the table has a row for each user, ten on a page', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, path)
  await expect(page).toHaveTitle('Prasino | Manage Users')
  await expect(summary(page)).toHaveText('36 results')
  await expect(rows(page)).toHaveCount(10)
  const cells = rowOf(page, member.username).getByRole('cell')
  await expect(cells).toHaveText(['1', 'eleni', 'eleni@private.test', 'Enabled', /^End sessions eleni\s*Change role eleni\s*Disable eleni$/])
  await expect(rowOf(page, 'Anna')).toContainText('Administrator')
})

test('a disabled user is refused from the next request on, until enabled again', { tag: '@phone' }, async ({
  page, openAsAdmin, anotherVisitor, site, expectConsole,
}) => {
  const other = await anotherVisitor()
  await other.goto(`${site.url}/#/login`)
  await logIn(other, member)
  await expect(other).toHaveURL(/#\/add-something-green$/)
  const statusOfNextRequest = () =>
    other.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('token')}`
      return (await fetch('/api/my/listings', { headers: { authorization } })).status
    })
  expect(await statusOfNextRequest()).toBe(200)

  await openAsAdmin(page, path)
  await disable(page, member.username)
  await expect(rowOf(page, member.username)).toContainText('Disabled')
  await expect(toggleOf(page, member.username)).toHaveText('Enable eleni')
  await expect(toggleOf(page, member.username)).toHaveAccessibleDescription(/returns\.$/)
  await expect(toggleOf(page, member.username)).toBeFocused()
  expectConsole(/401 \(Unauthorized\).*\/api\/my\/listings/)
  expect(await statusOfNextRequest()).toBe(401)

  await toggleOf(page, member.username).click()
  await expect(rowOf(page, member.username)).toContainText('Enabled')
  expect(await statusOfNextRequest()).toBe(200)
})

test('a spammer is disabled with what is listed by four clicks from Manage Posts, and enabled with it by a fifth', async ({
  page, openAsAdmin, db,
}) => {
  const { id: author } = await db.selectFrom('user').select('id').where('username', '=', member.username).executeTakeFirstOrThrow()
  for (const [index, listing] of pendingShops(15).entries()) await insertListing(db, { ...listing, author, approved: index < 12 })
  const states = async () => (await db.selectFrom('listing').select('state').orderBy('id').execute()).map(({ state }) => state)
  const before = await states()
  await openAsAdmin(page)
  const clicks = await countedClicks(page)
  await page.getByRole('button', { name: /^Admin Pages/ }).click()
  await page.getByRole('menuitem', { name: 'Manage Users' }).click()
  await toggleOf(page, member.username).click()
  const question = disablingQuestion(page, member.username)
  await expect(question.getByRole('checkbox', { name: 'Remove what waits for approval (3)' })).toBeChecked()
  await expect(question.getByRole('checkbox', { name: 'Hide what is public (12)' })).toBeChecked()
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(rowOf(page, member.username)).toContainText('Disabled')
  expect(await clicks()).toBe(4)
  expect(new Set(await states())).toEqual(new Set(['removed']))
  await toggleOf(page, member.username).click()
  await expect(rowOf(page, member.username)).toContainText('Enabled')
  expect(await states()).toEqual(before)
})

test('a request to disable that fails keeps what was chosen and written', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, path)
  await expect(rows(page)).toHaveCount(10)
  await cacheCode(page)
  await toggleOf(page, member.username).click()
  const question = disablingQuestion(page, member.username)
  await question.getByRole('checkbox', { name: 'It is advertising.' }).check()
  await question.getByRole('checkbox', { name: 'Hide what is public' }).uncheck()
  await question.getByLabel('Reason').fill('Only advertising.')
  await site.disconnect()
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(question.getByRole('alert')).toContainText('Nobody answered.')
  await expect(question.getByRole('checkbox', { name: 'It is advertising.' })).toBeChecked()
  await expect(question.getByRole('checkbox', { name: 'Hide what is public' })).not.toBeChecked()
  await expect(question.getByLabel('Reason')).toHaveValue('Only advertising.')
})

test('users are found by a part of their name or address, and the address contains the search', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, path)
  await search(page).fill('PRIVATE.test')
  await expect(summary(page)).toHaveText('3 results')
  await expect(usernames(page)).toHaveText([/^eleni/, /^Anna/, new RegExp(admin.username)])
  await expect(page).toHaveURL(/#\/admin-users\?q=PRIVATE\.test$/)
  await page.reload()
  await expect(search(page)).toHaveValue('PRIVATE.test')
  await expect(rows(page)).toHaveCount(3)
  await search(page).fill('nobody here')
  await expect(main(page).getByText('No users found.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Show all users' }).click()
  await expect(summary(page)).toHaveText('36 results')
  await expect(search(page)).toHaveValue('')
})

test('users are sorted by a column in both directions, over all pages', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, path)
  await expect(main(page).getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Username').click()
  await expect(usernames(page).first()).toHaveText(/^Anna/)
  await expect(main(page).getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(main(page).getByRole('columnheader', { name: 'ID' })).not.toHaveAttribute('aria-sort')
  await sortBy(page, 'Username').click()
  await expect(usernames(page).first()).toHaveText(/^petros/)
  await expect(main(page).getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending')
  await sortBy(page, 'Status').click()
  await expect(rows(page).nth(2)).toContainText('Disabled')
  await expect(rows(page).nth(3)).toContainText('Enabled')
})

test('pages can be changed, and Back returns to the previous one', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, path)
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).getByText('Page 2 of 4', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Users, page 2 of 4' })).toBeFocused()
  await sortBy(page, 'Email').click()
  await expect(main(page).getByText('Page 1 of 4', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByText('Page 2 of 4', { exact: true })).toBeVisible()
})

test('administrators cannot disable themselves, and the button has the reason', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, `${path}?q=${admin.username}`)
  const own = toggleOf(page, admin.username)
  await expect(own).toHaveAccessibleDescription('You cannot disable your own account.')
  await own.focus()
  await expect(own).toBeFocused()
  await page.keyboard.press('Enter')
  await own.click({ force: true })
  await expect(own).toHaveAttribute('aria-disabled', 'true')
  await expect(rowOf(page, admin.username)).toContainText('Enabled')
})

test('a member sees that the page is for administrators', async ({ page, site }) => {
  await page.goto(`${site.url}/#/login?next=${path}`)
  await logIn(page, member)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For administrators')
})

test('all functions can be used with the keyboard', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, path)
  await expect(rows(page)).toHaveCount(10)
  await search(page).focus()
  await page.keyboard.type('member1')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toHaveText('10 results')
  await page.keyboard.press('Tab')
  await expect(sortBy(page, 'ID')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(usernames(page).first()).toHaveText('member19')
  for (const name of ['Username', 'Email', 'Status']) {
    await page.keyboard.press('Tab')
    await expect(sortBy(page, name)).toBeFocused()
  }
  for (const name of ['End sessions member19', 'Change role member19']) {
    await page.keyboard.press('Tab')
    await expect(rowOf(page, 'member19').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(toggleOf(page, 'member19')).toBeFocused()
  await page.keyboard.press('Space')
  await disablingQuestion(page, 'member19').getByRole('checkbox').first().focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'member19')).toContainText('Disabled')
})
