/** Logging in again before what is dangerous. */
import type { Page } from '@playwright/test'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import { admin } from '../../support/sites/members-site.ts'
import type { SiteDatabase } from '../../support/sites/open-site.ts'
import { closeLayer, layersClosed } from '../../support/browser/open-screen.ts'
import { disable, member, rowOf, test } from '../../support/sites/user-admin.ts'
import { expect } from '../../support/sites/visitor.ts'

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' })

/** The administrator has logged in longer ago than a login is fresh. */
async function ageLogins(db: SiteDatabase) {
  const { id } = await db.selectFrom('user').select('id').where('username', '=', admin.username).executeTakeFirstOrThrow()
  await db.updateTable('session').set({ logged_in_at: new Date(Date.now() - freshLoginMs - 1000) }).where('user', '=', id).execute()
}

test('whoever logged in long ago says the password before a member is disabled', { tag: '@phone' }, async ({
  page, openAsAdmin, db, expectConsole,
}) => {
  expectConsole(/status of 403 .*\/api\/(users\/\d+\/disabled|my\/login)$/, 2)
  await openAsAdmin(page, '/admin-users')
  await ageLogins(db)
  await disable(page, member.username)
  const question = questionOn(page)
  await question.getByLabel('Password', { exact: true }).fill('private-not-this-one')
  await page.keyboard.press('Enter')
  await expect(question.getByText('This is not your password.')).toBeVisible()
  await question.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(rowOf(page, member.username)).toContainText('Disabled')
  await layersClosed(page)
  await page.reload()
  await expect(rowOf(page, member.username)).toContainText('Disabled')
})

test('whoever closes the question has changed nothing', async ({ page, openAsAdmin, db, expectConsole }) => {
  expectConsole(/status of 403 .*\/api\/users\/\d+\/disabled$/)
  await openAsAdmin(page, '/admin-users')
  await ageLogins(db)
  await disable(page, member.username)
  await questionOn(page).getByText('Close', { exact: true }).click()
  await expect(page.getByRole('alertdialog').last()).toContainText('log in again')
  await closeLayer(page)
  await page.reload()
  await expect(rowOf(page, member.username)).toContainText('Enabled')
})
