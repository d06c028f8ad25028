/** Terms, privacy, imprint and contact points: how visitors reach them, and how they look in each language, theme and width. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../../../domain/languages.ts'
import { sitePageAddress, sitePages } from '../../../domain/site-pages.ts'
import { usedBuild } from '../../../tools/used-build.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { clippedTexts, elementsBeyondWindow, elementsWithOverflow } from '../../support/browser/page-box.ts'
import { documentedListings } from '../../support/calls/documented-listings.ts'
import { startDocumentedBackend } from '../../support/sites/documented-backend.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const titles = ['Terms of use', 'Privacy', 'Imprint', 'Contact points'] as const

const legal = (page: Page) => page.getByRole('navigation', { name: 'Legal information' })

async function expectToFit(page: Page, place: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await elementsBeyondWindow(page), `${place} ${width}`).toEqual([])
    expect(await elementsWithOverflow(page), `${place} ${width}`).toEqual([])
    expect(await clippedTexts(page), `${place} ${width}`).toEqual([])
    expect(await accessibilityFaults(page), `${place} ${width}`).toEqual([])
  }
}

test('each is read without scripts and without an account, and leads to its other language', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/lists')
  for (const title of titles) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Σημεία επαφής')
  await context.close()
})

test('every screen of the app leads to them below its footer, and they lead back', { tag: '@phone' }, async ({ page, visit }) => {
  for (const path of ['/', '/about', '/login']) {
    await visit(path)
    await expect(legal(page).getByRole('link')).toHaveText([...titles])
    const footer = await page.getByRole('contentinfo').boundingBox()
    const first = await legal(page).getByRole('link').first().boundingBox()
    expect(first?.height).toBeGreaterThanOrEqual(44)
    expect(first?.y).toBeGreaterThan((footer?.y ?? 0) + 44)
  }
  await legal(page).getByRole('link', { name: 'Imprint' }).click()
  await expect(page).toHaveTitle('Imprint | Prasino')
  await page.getByRole('link', { name: 'Prasino' }).first().click()
  await expect(page).toHaveTitle('Prasino | Welcome to Prasino')
})

test('they are not on paper with a screen, and a dialog hides them from assistive technology', async ({ page, visit }) => {
  await visit('/shop')
  await main(page).getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(legal(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(legal(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(legal(page)).toHaveCount(0)
})

test('the registration names terms, privacy and age above its button', async ({ page, visit }) => {
  await visit('/register')
  const sentence = main(page).getByText(/^By registering you accept the terms of use, .* at least 15 years old\.$/)
  await expect(sentence).toBeVisible()
  const button = await main(page).getByRole('button', { name: 'Register' }).boundingBox()
  expect((await sentence.boundingBox())?.y).toBeLessThan(button?.y ?? 0)
  await expectToFit(page, 'registration')
  await sentence.getByRole('link', { name: 'personal data' }).click()
  await expect(page).toHaveTitle('Privacy | Prasino')
})

test('a server that has only the documented calls is not said to have them', async ({ page, expectConsole }) => {
  expectConsole(/404 \(Not Found\) .*\/config\.json$/)
  const backend = await startDocumentedBackend({ listings: documentedListings, webFolder: join(usedBuild(), 'web') })
  await page.goto(`${backend.url}/#/register`)
  await expect(main(page).getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(main(page).getByText('at least 15 years old')).toHaveCount(0)
  await expect(legal(page)).toHaveCount(0)
  // The page fetches code ahead as long as it is open.
  await page.goto('about:blank')
  await backend.close()
})

for (const name of sitePages) {
  test(`/${name} has no accessibility fault and no overflow in any language, theme and width`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(sitePageAddress(name, language))
      await expectToFit(page, language)
    }
  })
}
