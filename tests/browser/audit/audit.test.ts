/** The audit log shows actions with their actors, times and changes. */
import type { Page } from '@playwright/test'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { admin } from '../../support/sites/members-site.ts'
import { openCard, test } from '../../support/sites/moderation.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { failureWords } from '../../support/browser/failure-words.ts'
import { expect } from '../../support/sites/visitor.ts'

const path = '/admin-audit'
const entries = (page: Page) => main(page).getByRole('article')
const cells = (page: Page, entry: number) => entries(page).nth(entry).getByRole('row').last().locator('th, td')

async function approve(page: Page, title: string) {
  const card = await openCard(page, title)
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(main(page).getByRole('status').first()).toContainText(`“${title}” is approved.`)
}

test('each decision has an entry, the newest first, with the values before and after', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await approve(page, 'Jar shop')
  const card = await openCard(page, 'Night walk')
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Title').fill('Night <b>hike</b>')
  await card.getByRole('button', { name: 'Save' }).click()
  await openCard(page, 'Night <b>hike</b>')

  await goTo(page, path)
  await expect(page).toHaveTitle('Prasino | Audit Log')
  await expect(entries(page).getByRole('heading', { level: 3 })).toHaveText([/^Edited.*Night/, /^Approved.*Jar shop/, /^Given more rights/])
  await expect(entries(page).first()).toContainText(`By ${admin.username}`)
  await expect(entries(page).first().getByRole('row')).toHaveCount(2)
  await expect(cells(page, 0)).toHaveText(['Title', 'Night walk', 'Night <b>hike</b>'])
  await expect(cells(page, 1)).toHaveText(['State', 'Waiting for approval', 'Approved'])
})

test('shows the time in Athens, and the exact time in the title', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await approve(page, 'Jar shop')
  await goTo(page, path)
  const time = entries(page).first().locator('time')
  const moment = new Date((await time.getAttribute('datetime')) ?? '')
  const inAthens = moment.toLocaleString('en-GB', { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'short' })
  await expect(time).toHaveText(inAthens)
  await expect(time).toHaveAttribute('title', /\d{2}:\d{2}:\d{2} GMT\+[23]$/)
})

test('the entries of one listing are shown separately', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await approve(page, 'Jar shop')
  await approve(page, 'Swallow count')
  await goTo(page, path)
  await entries(page).getByRole('link', { name: 'Jar shop' }).click()
  await expect(page).toHaveURL(/#\/admin-audit\?listing=\d+$/)
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText('Jar shop')
  await main(page).getByRole('link', { name: 'Show everything' }).click()
  await expect(entries(page)).toHaveCount(3)
})

test('a failure is shown with a button to try again', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, '/about')
  await cacheCode(page)
  await site.disconnect()
  await goTo(page, path)
  await expect(main(page).getByRole('alert')).toContainText(failureWords('The audit log could not be fetched. Nobody answered.'))
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('alert')).toContainText(failureWords('Nobody answered.'))
  await site.reconnect()
  await expect(entries(page)).toHaveCount(1)
})

test('the log is in the menu of administrators', { tag: '@phone' }, async ({ page, openAsAdmin, isMobile }) => {
  await openAsAdmin(page, '/about')
  await page.getByRole('button', { name: isMobile ? 'Menu' : /^Admin Pages/ }).click()
  await page.getByRole(isMobile ? 'link' : 'menuitem', { name: 'Audit Log' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log')
})
