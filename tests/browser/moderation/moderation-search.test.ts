/** What narrows the list of Manage Posts: words and choices, which the address has. */
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
