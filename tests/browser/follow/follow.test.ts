/** How to follow a list: with its filter, in a calendar, in a feed reader and on another site. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main, openScreen } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const opener = (page: Page) => main(page).getByRole('button', { name: 'Follow this list' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Follow this list' })

test('the filter of the events is part of every address, and the addresses answer', async ({ page, site }) => {
  const query = '?city=Athens&tag=Cleanup&from=2026-01-01&to=2099-12-31'
  await openScreen(page, { path: `/events${query}`, content: 'Cleanup of Schinias beach' })
  await opener(page).click()
  const extent = 'You follow what matches the present filter: 01/01/2026 – 31/12/2099, Athens, Cleanup.'
  await expect(dialog(page).getByText(extent)).toBeVisible()

  const app = dialog(page).getByRole('link', { name: 'Open the calendar app' })
  await expect(app).toHaveAttribute('href', `${site.url.replace('http:', 'webcal:')}/feeds/events.ics${query}&lang=en`)
  const addresses = await dialog(page).locator('code').allTextContents()
  expect(addresses.slice(0, 3)).toEqual(['ics', 'atom', 'json'].map((format) => `${site.url}/feeds/events.${format}${query}&lang=en`))
  for (const address of addresses.slice(0, 3)) await expect(await page.request.get(address)).toBeOK()
  const choices = 'type="event" city="Athens" tag="Cleanup" from="2026-01-01" to="2099-12-31" lang="en" count="5"'
  expect(addresses[3]).toContain(`<prasino-list ${choices}></prasino-list>`)
})

test('a list of another type has feeds and no calendar', async ({ page, site }) => {
  await openScreen(page, { path: '/shop', content: 'Apple cellar' })
  await opener(page).click()
  await expect(dialog(page).getByText('You follow everything in this list.')).toBeVisible()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(['In a feed reader', 'On your own site'])
  await expect(dialog(page).locator('code').first()).toHaveText(`${site.url}/feeds/shops.atom?lang=en`)
})

test('an address can be copied, and the focus returns', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await openScreen(page, { path: '/events', content: 'Forest walk' })
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Copy Address for any other calendar' }).click()
  await expect(dialog(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/feeds/events.ics?lang=en`)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('the dialog is accessible and fits @phone', async ({ page }) => {
  await openScreen(page, { path: '/events?mode=list', content: 'Forest walk' })
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
