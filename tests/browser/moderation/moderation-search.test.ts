/** What narrows the list of Manage Posts: words and choices, which the address has. */
import type { Locator } from '@playwright/test'
import { main } from '../../support/browser/open-screen.ts'
import { test, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

test('words, a type and a state narrow the list, and the address has them', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(titles(page).first()).toBeVisible()
  const all = await titles(page).count()
  await page.getByRole('searchbox', { name: 'Search' }).fill('jar')
  await expect(titles(page)).toHaveText(['Jar shop'])
  await expect(page).toHaveURL(/admin-events\?q=jar$/)
  await page.getByLabel('Type').selectOption('Event')
  await expect(main(page).getByText('No listing matches your search.')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Any state')
  await page.getByLabel('Type').selectOption('Any type')
  await expect(page).toHaveURL(/admin-events\?list=any&q=jar$/)
  await page.reload()
  await expect(titles(page)).toHaveText(['Jar shop'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting')
  await expect(titles(page)).toHaveCount(all)
})

/** The options that are wider than the place for them in the closed choice, beside its arrow. */
const cutOptions = (choice: Locator) => choice.evaluate((select: HTMLSelectElement) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const measure = document.createElement('canvas').getContext('2d')
  if (!measure) throw new Error('Texts cannot be measured.')
  measure.font = font
  const arrow = 20
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
  return [...select.options].map(({ text }) => text).filter((text) => measure.measureText(text).width > room)
})

for (const locale of ['en-US', 'el-GR']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, isContextKept: false })
    test('the chosen state can be read, and what stands above the search does not touch it', async ({ page, openAsAdmin }) => {
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await openAsAdmin(page)
        await expect(titles(page).first()).toBeVisible()
        expect(await cutOptions(main(page).getByRole('search').getByRole('combobox').first()), `${width} px`).toEqual([])
        const above = await main(page).locator('h1 + *').boundingBox()
        const search = await main(page).getByRole('search').boundingBox()
        expect((search?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(8)
      }
    })
  })
}
