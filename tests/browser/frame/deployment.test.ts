/** A tab that stays open while a new release of the site is deployed. */
import type { Page } from '@playwright/test'
import { startPortal, type Portal } from '../../support/sites/portal.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test as visitorTest } from '../../support/sites/visitor.ts'

const test = visitorTest.extend<{ portal: Portal }>({
  isContextKept: false,
  portal: async ({ site, consoleWatch }, provide) => {
    consoleWatch.ignore()
    const portal = await startPortal(site.url)
    await provide(portal)
    await portal.stop()
  },
})

/** The page of a release names other scripts; naming one twice changes nothing else. */
const ofNewRelease = (html: string) => html.replace(/data-scripts="(\S+)/, 'data-scripts="$1 $1')

/** Counts the documents that the page loads. */
async function openHome(page: Page, portal: Portal): Promise<() => number> {
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  await page.goto(portal.url)
  // The app is there before its files are gone.
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await expect(main(page).getByRole('article').first()).toBeVisible()
  portal.mode = 'gone'
  return () => documents
}

test('a screen whose file is gone is opened in the new release, by itself', async ({ page, portal }) => {
  const documents = await openHome(page, portal)
  portal.rewrite = (html) => {
    portal.mode = 'open'
    return ofNewRelease(html)
  }
  await goTo(page, '/about')
  await expect(page).toHaveTitle('Prasino | About Us')
  expect(documents()).toBe(2)
})

test('a screen that is gone from the new release too is not asked for again and again', async ({ page, portal }) => {
  const documents = await openHome(page, portal)
  portal.rewrite = ofNewRelease
  await goTo(page, '/about')
  await expect(main(page).getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect(documents()).toBe(2)
})

test('a screen that is gone without a new release says so at once', async ({ page, portal }) => {
  const documents = await openHome(page, portal)
  await goTo(page, '/about')
  await expect(main(page).getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect(documents()).toBe(1)
})
