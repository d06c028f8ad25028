/** Addresses with a query before the hash, which networks and mail tools add. */
import type { Page } from '@playwright/test'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const firstTitle = (page: Page) => main(page).getByRole('article').getByRole('heading').first()
const addressOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '')

const refusedLink = /^Failed to load resource: the server responded with a status of 400 /

async function expectPage(page: Page, number: number, first: string) {
  await expect(firstTitle(page)).toHaveText(first)
  expect(addressOf(page)).toBe(`/?fbclid=x&page=9#/volunteer?page=${number}`)
}

test('a page is the same after opening, a reload, Back and Forward', async ({ page }) => {
  await page.goto('/?fbclid=x&page=9#/volunteer?page=2')
  await expectPage(page, 2, 'Bird count 11')
  await page.reload()
  await expectPage(page, 2, 'Bird count 11')
  const entries = await page.evaluate(() => history.length)
  await main(page).getByRole('button', { name: 'Next' }).click()
  await expectPage(page, 3, 'Bird count 21')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expectPage(page, 2, 'Bird count 11')
  await page.goForward()
  await expectPage(page, 3, 'Bird count 21')
})

test('a shared event opens', async ({ page }) => {
  await page.goto('/#/events?mode=list')
  await main(page).getByRole('link', { name: 'Forest walk' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Forest walk' })).toBeVisible()
  await page.goto(`/?utm_source=mail${new URL(page.url()).hash}`)
  await expect(page.getByRole('dialog', { name: 'Forest walk' })).toBeVisible()
})

test('the token of a link is sent unchanged', async ({ page, expectConsole }) => {
  for (const address of [
    '/?fbclid=x#/verify-email?token=abc', '/?fbclid=x#verify-email?token=abc', '/#verify-email?token=abc',
    '/%23/verify-email?token=abc.', '/#%2Fverify-email%3Ftoken%3Dabc',
  ]) {
    expectConsole(refusedLink)
    const requested = page.waitForRequest(/confirm/)
    // Otherwise a new hash would not load the document.
    await page.goto('about:blank')
    await page.goto(address)
    expect(new URL((await requested).url()).search, address).toBe('?token=abc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifying your email...')
    await expect(main(page).getByRole('alert')).toBeVisible()
  }
})

test('a hash that is typed over another is opened', async ({ page }) => {
  await page.goto('/?fbclid=x#/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  for (const hash of ['verify-email', '#/verify-email']) {
    await page.evaluate((written) => void (location.hash = written), hash)
    await expect(main(page).getByText('No token provided.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  }
})
