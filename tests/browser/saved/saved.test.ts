/** What a person saves stays on the device: it has a list of its own, opens without a network, and is shown as it is now. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { codeIsKept, copiesAreKept } from '../../support/browser/kept-copies.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

async function openListing(page: Page, title: string): Promise<void> {
  await main(page).getByRole('link', { name: title, exact: true }).click()
  await expect(dialog(page, title)).toBeVisible()
}

test('a listing is saved and removed by its mark, and stays after a reload @phone', async ({ page, visit }) => {
  await visit('/shop')
  await openListing(page, 'Apple cellar')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await save(page).press('Enter')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(save(page)).toHaveText('Saved')
  await dialog(page, 'Apple cellar').getByRole('link', { name: 'All saved' }).click()
  await expect(page).toHaveTitle('Prasino | Saved')
  await expect(titles(page)).toHaveText(['Apple cellar'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Apple cellar'])
  await openListing(page, 'Apple cellar')
  await save(page).click()
  await page.goBack()
  await expect(dialog(page, 'Apple cellar')).toBeHidden()
  await expect(main(page)).toContainText('You have saved nothing on this device yet.')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('on a phone no button moves when a listing is saved', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/shop')
  await openListing(page, 'Apple cellar')
  const buttons = [save(page), page.getByRole('dialog').getByRole('link', { name: 'Way there' })]
  const places = () => Promise.all(buttons.map((each) => each.boundingBox()))
  const before = await places()
  await save(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All saved' })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('on a phone the link to all saved has a line of its own below the text', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  for (const [path, title] of [['/shop', 'Apple cellar'], ['/events?mode=list', 'Cleanup of Schinias beach']] as const) {
    await visit(path)
    await main(page).getByRole('link', { name: title, exact: true }).first().click()
    await save(page).click()
    const [last, all] = ['Open its page', 'All saved'].map((name) => page.getByRole('dialog').getByRole('link', { name }))
    await last?.scrollIntoViewIfNeeded()
    await page.getByRole('dialog').evaluate((modal) => modal.parentElement?.scrollTo(0, modal.scrollHeight))
    const [text, link] = [await last?.boundingBox(), await all?.boundingBox()]
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0)
    await save(page).click()
    await page.goBack()
  }
})

test('the latest is first, is removed from the list without the mark, and comes back to its place', async ({ page, visit }) => {
  for (const [path, title] of [['/shop', 'Apple cellar'], ['/dine', 'Chickpea corner']] as const) {
    await visit(path)
    await openListing(page, title)
    await save(page).click()
    await page.goBack()
  }
  await goTo(page, '/saved')
  await expect(titles(page)).toHaveText(['Chickpea corner', 'Apple cellar'])
  expect(await accessibilityFaults(page)).toEqual([])
  const remove = (title: string) => main(page).getByRole('button', { name: `Remove “${title}”` })
  const undo = main(page).getByRole('button', { name: 'Undo' })
  await remove('Chickpea corner').press('Enter')
  await expect(titles(page)).toHaveText(['Apple cellar'])
  await expect(main(page).getByRole('listitem')).toContainText(['Removed “Chickpea corner”.', 'Apple cellar'])
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('Removed “Chickpea corner”.')
  await undo.press('Enter')
  await expect(titles(page)).toHaveText(['Chickpea corner', 'Apple cellar'])
  await expect(remove('Chickpea corner')).toBeFocused()
  await expect(undo).toHaveCount(0)
  // Only the last one.
  await remove('Chickpea corner').press('Enter')
  await remove('Apple cellar').press('Enter')
  await expect(main(page).getByRole('listitem')).toHaveText([/^Removed “Apple cellar”/])
  await expect(main(page)).toContainText('You have saved nothing on this device yet.')
  expect(await accessibilityFaults(page)).toEqual([])
  await undo.press('Enter')
  await page.reload()
  await expect(titles(page)).toHaveText(['Apple cellar'])
})

test('says so if the browser stores nothing more', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit('/shop')
  await openListing(page, 'Apple cellar')
  await save(page).click()
  await expect(dialog(page, 'Apple cellar')).toContainText('Not saved: this browser keeps nothing more for this site.')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
})

test('shows what was changed as it is now, and says what is not public any more', async ({ page, visit, expectConsole }) => {
  expectConsole(/404 \(Not Found\).*\/api\/shops\/999999/)
  await visit('/shop')
  await page.evaluate(async () => {
    const [listing] = (await (await fetch('api/shops/approved')).json()) as { id: number }[]
    const saved = [{ ...listing, title: 'An old name' }, { ...listing, id: 999_999, title: 'Closed since' }]
    localStorage.setItem('saved', JSON.stringify(saved.map((each) => ({ type: 'shop', listing: each }))))
  })
  await goTo(page, '/saved')
  await expect(titles(page)).toHaveText(['Apple cellar', 'Closed since'])
  await expect(main(page).getByText('It is no longer on the site.')).toHaveCount(1)
  await expect(main(page).getByRole('link', { name: 'Closed since' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', isContextKept: false, now: null })

  test('what is saved opens, and says that it could not be compared', async ({ page, visit, site }) => {
    await visit('/shop')
    await openListing(page, 'Apple cellar')
    await save(page).click()
    await copiesAreKept(page, '/api/shops/approved')
    await codeIsKept(page)
    // Not from a copy of the worker, which does not keep it as long.
    await page.evaluate(() => caches.delete('data'))
    await site.disconnect()
    await page.goto('/#/saved')
    await page.reload()
    await expect(titles(page)).toHaveText(['Apple cellar'])
    await expect(main(page)).toContainText('Not all of these could be compared with the site.')
    await openListing(page, 'Apple cellar')
    await expect(dialog(page, 'Apple cellar')).toContainText('Maps')
  })
})
