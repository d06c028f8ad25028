/** The code that a first visit to home does not load. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

test.skip(({ isMobile }) => isMobile, 'the same on both')

/** Texts that only these packages contain. */
const marks = {
  'react-big-calendar': 'rbc-',
  luxon: 'Invalid DateTime',
  swiper: 'swiper-wrapper',
  Radix: 'dismissableLayer',
}

/** Texts that only the code of these screens contains. */
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

test('the initial scripts contain neither calendar, carousel, menus nor screens of members', async ({ page }) => {
  const text = (await initialScripts(page)).join('\n')
  const found = Object.entries({ ...marks, ...marksOfScreens }).filter(([, mark]) => text.includes(mark))
  expect(found).toEqual([])
})

test('the mark of each screen occurs in its code', async ({ page, visit }) => {
  const missing = new Map(Object.entries(marksOfScreens))
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text()
    for (const [name, mark] of missing) if (text.includes(mark)) missing.delete(name)
  })
  await visit('/')
  await expect.poll(() => [...missing.keys()]).toEqual([])
})

test('the mark of each package occurs in its code', async ({ page, visit }) => {
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
