/** The lists of all types. Specification, sections 2, 8 and 9. */
import type { Page } from '@playwright/test'
import { main, openScreen } from '../../support/browser/open-screen.ts'
import { cleanup } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const cards = (page: Page) => main(page).getByRole('article')
const card = (page: Page, name: string) => main(page).getByRole('article', { name })

test('an event shows every field, its cost and its days, and has an entry for each day from today', async ({ page }) => {
  await openScreen(page, { path: '/events?mode=list', content: cleanup.title })
  const shown = card(page, cleanup.title)
  await expect(shown.locator('time')).toHaveText('Saturday 10 Oct 2026')
  await expect(shown.getByRole('listitem')).toHaveText(['Athens, Schinias, Marathon', 'Sat 10/10/2026', 'Free', 'Cleanup', 'Volunteering'])
  await expect(shown.getByText('Bags are <b>ours</b>.')).toBeVisible()
  const link = shown.getByRole('link', { name: 'cleanup.example' })
  await expect(link).toHaveAttribute('href', 'https://cleanup.example/schinias?from=site')
  await expect(link).toHaveAttribute('target', '_blank')

  await expect(card(page, 'Repair café').getByRole('listitem')).toHaveText(['Patras', 'Fri 09/10/2026', '€3.50'])
  await expect(card(page, 'Seed swap week').first()).toContainText('From Mon 12/10/2026 To Fri 16/10/2026')
  await expect(card(page, 'Seed swap week').first()).toContainText('€12.00')

  await expect(main(page).getByRole('status')).toHaveText('14 events')
  const days = page.locator('article time')
  const firstDays = ['07', '08', '09', '10', '12', '13', '14', '15', '16', '24'].map((day) => `2026-10-${day}`)
  await expect.poll(() => days.evaluateAll((found) => found.map((day) => day.getAttribute('datetime')))).toEqual(firstDays)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page).last()).toHaveAccessibleName('Community compost')
  await expect(cards(page).last()).toContainText('No date yet')
  await expect(cards(page).last().getByRole('heading').getByRole('link')).toHaveAttribute('href', /\/events\/\d+$/)
  await expect(days).toHaveCount(9)
})

test('posts are sorted by title, ignoring case, and show neither a date nor a cost', async ({ page }) => {
  await openScreen(page, { path: '/shop', content: 'Apple cellar' })
  const titles = ['Apple cellar', 'bread of the old mill', 'Cloth & <i>thread</i>', 'Ένδυμα ξανά']
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
  await expect(main(page).getByRole('status')).toHaveText('4 posts')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)

  await expect(card(page, 'Apple cellar').getByRole('listitem')).toHaveText(['Chania, Daskalogianni 12', 'Food', 'Zero Waste'])
  await expect(card(page, 'Ένδυμα ξανά').getByRole('link')).toHaveText(['Ένδυμα ξανά', 'endyma.example (opens in a new tab)'])
  const ownPage = card(page, 'Apple cellar').getByRole('link')
  await expect(ownPage).toHaveText('Apple cellar')
  await expect(ownPage).toHaveAttribute('href', /\/shops\/\d+$/)

  const text = card(page, 'Cloth').getByText('Long story.')
  const cutHeight = (await text.boundingBox())?.height ?? 0
  const more = card(page, 'Cloth').getByRole('button', { name: 'more about Cloth & <i>thread</i>' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(await text.evaluate(linesUnderButton), 'lines that do not end before the button').toBe(0)
  await more.click()
  expect((await text.boundingBox())?.height).toBeGreaterThan(cutHeight)
  const less = card(page, 'Cloth').getByRole('button', { name: 'less about' })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await less.click()
  expect((await text.boundingBox())?.height).toBe(cutHeight)
  await expect(card(page, 'Apple cellar').getByRole('button')).toHaveCount(0)
  // A button would take the place of the fourth line.
  await expect(card(page, 'bread').getByRole('button')).toHaveCount(0)
  expect(await card(page, 'bread').getByText('Flour.').evaluate((lines) => lines.scrollHeight - lines.clientHeight)).toBe(0)
})

test('pending listings are not shown', async ({ page }) => {
  await openScreen(page, { path: '/events?mode=list&city=Athens', content: cleanup.title })
  await expect(main(page).getByRole('status')).toHaveText('9 events')
  await expect(page.getByText('Waiting for approval')).toHaveCount(0)
})

/** The lines of a description that its button covers. */
function linesUnderButton(text: Element): number {
  const button = text.parentElement?.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
  const range = document.createRange()
  range.selectNodeContents(text)
  const isUnder = ({ top, bottom, right }: DOMRect) => top < button.bottom && bottom > button.top && right > button.left
  return [...range.getClientRects()].filter(isUnder).length
}
