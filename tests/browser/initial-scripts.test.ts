/** What a first visit to home does not have to wait for. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

test.skip(({ isMobile }) => isMobile, 'the same on both')

/** What only these packages contain. */
const marks = {
  'react-big-calendar': 'rbc-',
  luxon: 'Invalid DateTime',
  swiper: 'swiper-wrapper',
  Radix: 'dismissableLayer',
}

/** What only the code of these screens contains. */
const marksOfScreens = {
  'Add Something Green': 'listing-type',
  'the day picker': 'rdp-',
  'My listings': 'withdrawal.confirm',
  'Manage Posts': 'moderation-card',
  'the table of users': 'manualSorting',
  'the audit log': 'role-granted',
}

/** The scripts that the document names or preloads. */
async function initialScripts(page: Page): Promise<string[]> {
  const document = await (await page.request.get('/')).text()
  const addresses = [...document.matchAll(/(?:src|href)="(\.?\/[^"]+\.js)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(0)
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))
}

test('neither calendar nor carousel nor menus nor screens of members are among the initial scripts', async ({ page }) => {
  const text = (await initialScripts(page)).join('\n')
  const found = Object.entries({ ...marks, ...marksOfScreens }).filter(([, mark]) => text.includes(mark))
  expect(found).toEqual([])
})

test('each of these screens is recognised by its mark once its code comes', async ({ page, visit }) => {
  const missing = new Map(Object.entries(marksOfScreens))
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text()
    for (const [name, mark] of missing) if (text.includes(mark)) missing.delete(name)
  })
  await visit('/')
  await expect.poll(() => [...missing.keys()]).toEqual([])
})

test('each of these packages is recognised by its mark where it is wanted', async ({ page, visit }) => {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text())
  })
  await visit('/')
  await expect(page.getByRole('button', { name: 'Next card' })).toBeVisible()
  await visit('/events')
  await page.getByRole('button', { name: /^Forest walk/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const text = (await Promise.all(texts)).join('\n')
  const missing = Object.entries(marks).filter(([, mark]) => !text.includes(mark))
  expect(missing).toEqual([])
})
