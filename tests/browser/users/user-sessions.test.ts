/** An administrator ends all sessions of a member, who logs in again. */
import type { Page } from '@playwright/test'
import { goTo, layersClosed, main } from '../../support/browser/open-screen.ts'
import { logIn } from '../../support/sites/accounts.ts'
import { admin } from '../../support/sites/members-site.ts'
import { member, rowOf, test } from '../../support/sites/user-admin.ts'
import { expect } from '../../support/sites/visitor.ts'

const path = '/admin-users'

async function ask(page: Page) {
  await rowOf(page, member.username).getByRole('button', { name: `End sessions ${member.username}` }).click()
  return page.getByRole('alertdialog', { name: `End all sessions of ${member.username}?` })
}

test('a member whose sessions an administrator ends is signed out, and logs in again', { tag: '@phone' }, async ({
  page, openAsAdmin, anotherVisitor, site, expectConsole,
}) => {
  const other = await anotherVisitor()
  await other.goto(`${site.url}/#/login`)
  await logIn(other, member)
  await expect(other).toHaveURL(/#\/add-something-green$/)
  // The page that is open asks nothing any more.
  await other.goto('about:blank')

  await openAsAdmin(page, path)
  const question = await ask(page)
  await expect(question).toContainText('An email says so.')
  await question.getByRole('button', { name: 'End sessions' }).click()
  const told = page.getByRole('alertdialog', { name: 'Sessions ended' })
  await expect(told).toContainText(`${member.username} is signed out on every device.`)
  await told.getByText('Close', { exact: true }).click()
  await layersClosed(page)
  await expect(rowOf(page, member.username)).toContainText('Enabled')
  await goTo(page, '/admin-audit')
  await expect(main(page)).toContainText('Sessions ended')

  expectConsole(/401 \(Unauthorized\)/)
  await other.goto(`${site.url}/#/add-something-green`)
  await expect(other).toHaveURL(/#\/login/)
  await expect(other.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await logIn(other, member)
  await expect(other).toHaveURL(/#\/add-something-green$/)
})

test('whoever cancels the question has ended nothing, and there is none for the own account', async ({ page, openAsAdmin, db }) => {
  await openAsAdmin(page, path)
  const count = async () => (await db.selectFrom('session').select('id').execute()).length
  const before = await count()
  const question = await ask(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await layersClosed(page)
  await goTo(page, `${path}?q=${admin.username}`)
  await expect(rowOf(page, admin.username)).toBeVisible()
  await expect(rowOf(page, admin.username).getByRole('button', { name: /^End sessions/ })).toHaveCount(0)
  expect(await count()).toBe(before)
})
