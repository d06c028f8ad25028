/** The pages of listings: without scripts, copied and shared, and by everybody in each language, theme and width. */
import { languages } from '../../../domain/languages.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { pageAddress } from '../../support/browser/listing-pages.ts'
import { clippedTexts, elementsBeyondWindow, elementsWithOverflow } from '../../support/browser/page-box.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'
import { cleanup, event } from '../../support/listings/visitor-listings.ts'

const titles: Readonly<Record<ListingType, string>> = {
  event: cleanup.title, volunteer: 'Bird count 01', shop: 'Cloth & <i>thread</i>', dine: 'Raw & ripe',
}

/** The address of a page without title and language: `/shops/12`. */
const shortAddress = (address: string) => address.replace(/-.*/, '')

test('everything is there without scripts', async ({ browser, page, site }) => {
  const address = await pageAddress(page, 'event', 'en', cleanup.title)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 390, height: 844 } })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(plain).toHaveTitle(`${cleanup.title} | Prasino`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(cleanup.title)
  for (const shown of ['October 10, 2026', 'Free', 'Athens', 'Schinias, Marathon', 'Bring gloves & water.']) {
    await expect(main(plain)).toContainText(shown)
  }
  for (const name of ['Copy link', 'Share']) await expect(plain.getByRole('button', { name })).toBeHidden()
  await plain.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(main(plain)).toContainText('10 Οκτωβρίου 2026')
  await plain.goto(address.replace(/-[^?]*/, '-old-title'))
  await expect(plain).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  expect((await plain.goto('/events/999999'))?.status()).toBe(404)
  await expect(main(plain)).toContainText('Not found')
  await context.close()
})

test('an event that is still to come goes into a calendar from any part of its page on a phone', async ({ browser, sites }) => {
  const long = { city: 'Athens', startDate: '2090-10-11', description: 'Line\n'.repeat(40) }
  const { url } = await sites.open({ listings: [event('Βόλτα: 1/2', long)] })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url, viewport: { width: 375, height: 667 } })
  const page = await context.newPage()
  await page.goto(await pageAddress(page, 'event', 'en', 'Βόλτα: 1/2'))
  const opener = page.getByLabel('Add to calendar')
  await expect(opener).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(opener).toBeInViewport({ ratio: 1 })
  await opener.click()
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'As a file (.ics)' }).click()
  expect((await download).suggestedFilename()).toBe('Βόλτα 1 2.ics')
  await context.close()
})

test('on paper it has its short address with a code, and dark letters in each theme', async ({ page, site }) => {
  const address = await pageAddress(page, 'shop', 'en', titles.shop)
  await page.goto(address)
  const onPaper = main(page).getByText(site.url + shortAddress(address))
  await expect(onPaper).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(onPaper).toBeVisible()
  expect((await onPaper.locator('svg').boundingBox())?.width).toBeGreaterThan(100)
  await expect(onPaper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('on paper it has no link to its text in the other language', async ({ browser, sites }) => {
  const { url } = await sites.open({ listings: [event('A walk', { startDate: '2090-10-11', translatedTitle: 'Μια βόλτα' })] })
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto(await pageAddress(page, 'event', 'en', 'A walk'))
  const other = main(page).getByRole('link', { name: 'Ελληνικά' })
  await expect(other).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(other).toBeHidden()
  await context.close()
})

test('its link is copied and shared without a language, so that everybody reads it in their own', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  const address = await pageAddress(page, 'shop', 'en', titles.shop)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url = '' }: ShareData) => void (document.documentElement.dataset['shared'] = url) })
  })
  await page.goto(address)
  const shared = site.url + shortAddress(address)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
})

test('says so where a link cannot be copied', async ({ page }) => {
  await page.goto(await pageAddress(page, 'dine', 'el', titles.dine))
  await page.evaluate(() => void (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))))
  await page.getByRole('button', { name: 'Αντιγραφή συνδέσμου' }).click()
  await expect(page.getByRole('status')).toContainText('Η αντιγραφή δεν επιτρέπεται εδώ.')
})

test('is saved on the device, and removed again', async ({ page, context }) => {
  await page.goto(await pageAddress(page, 'shop', 'en', titles.shop))
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toHaveText('Saved')
  const saved = await context.newPage()
  await saved.goto('/#/saved')
  await expect(main(saved).getByRole('article').getByRole('heading')).toHaveText(titles.shop)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(save).toHaveText('Save')
  await expect(main(saved)).toContainText('You have saved nothing on this device yet.')
})

test('the modal of an event leads to its page, and the page back', async ({ page, visit }) => {
  await visit('/events?mode=list')
  await main(page).getByRole('link', { name: cleanup.title }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open its page' }).click()
  await expect(page).toHaveURL(/\/events\/\d+-cleanup-of-schinias-beach$/)
  await page.getByRole('link', { name: 'Show in the calendar of events' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(cleanup.title)
})

for (const type of listingTypes) {
  test(`the page of a ${type} has no accessibility fault and no overflow in any language, theme and width`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(await pageAddress(page, type, language, titles[type]))
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const place = `${language} ${width}`
        expect(await elementsBeyondWindow(page), place).toEqual([])
        expect(await elementsWithOverflow(page), place).toEqual([])
        expect(await clippedTexts(page), place).toEqual([])
        expect(await accessibilityFaults(page), place).toEqual([])
      }
    }
  })
}
