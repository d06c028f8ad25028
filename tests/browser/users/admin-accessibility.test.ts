/** Axe reports no fault on the list of users and the audit log, in any state, in light and in dark. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { closeLayer, goTo, main } from '../../support/browser/open-screen.ts'
import { askForRole, disablingQuestion, member, rowOf, rows, test, toggleOf } from '../../support/sites/user-admin.ts'
import { failureWords } from '../../support/browser/failure-words.ts'
import { expect } from '../../support/sites/visitor.ts'

async function expectNoFaults(page: Page, state: string) {
  expect(await accessibilityFaults(page), state).toEqual([])
}

test('axe reports no fault on the list of users', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/admin-users')
  await expect(rows(page)).toHaveCount(10)
  await toggleOf(page, member.username).click()
  const question = disablingQuestion(page, member.username)
  await expect(question.getByRole('checkbox').first()).toBeVisible()
  await expectNoFaults(page, 'the question')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(rowOf(page, member.username)).toContainText('Disabled')
  await expectNoFaults(page, 'a page')
  await goTo(page, '/admin-users?q=petros')
  await expect(rows(page)).toHaveCount(1)
  await expectNoFaults(page, 'the own row')
  await goTo(page, '/admin-users?q=nobody')
  await expect(main(page).getByText('No users found.')).toBeVisible()
  await expectNoFaults(page, 'nobody')
})

test('axe reports no fault on the question for a role', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/admin-users')
  await askForRole(page, member.username)
  await expectNoFaults(page, 'the question for a role')
})

test('axe reports no fault on the audit log', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/admin-audit')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await main(page).getByText('All that it said').first().click()
  await expectNoFaults(page, 'the audit log')
})

test('axe reports no fault while something failed', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, '/admin-users?q=member11')
  await expect(rows(page)).toHaveCount(1)
  await cacheCode(page)
  await site.disconnect()
  await toggleOf(page, 'member11').click()
  await expect(page.getByRole('alertdialog', { name: 'Failed to toggle user status' })).toBeVisible()
  await expectNoFaults(page, 'a failed toggle')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Failed to load users' })).toBeVisible()
  await closeLayer(page)
  await expect(main(page).getByRole('alert')).toContainText(failureWords('Failed to load users'))
  await expectNoFaults(page, 'failed users')
  await goTo(page, '/admin-audit?listing=1')
  await expect(main(page).getByRole('alert')).toContainText(failureWords('The audit log could not be fetched.'))
  await expectNoFaults(page, 'a failed audit log')
})
