/** Manage Posts with the keyboard alone, also for thirty listings in a row. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { itemOf, openCard, summary, test, titles } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'
import { pendingShops } from '../../support/listings/pending-listings.ts'
import { rejectionFacts } from '../../support/listings/statements.ts'

/** The title of the listing that has the focus. */
const here = (page: Page) => page.locator('[data-listing]:focus-within h3')

test.describe('the keys of the queue', () => {
  test('move between listings and decide', async ({ page, openAsAdmin, db }) => {
    await openAsAdmin(page)
    await itemOf(page, 'Night walk').getByRole('article').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(here(page)).toHaveText('Jar shop')
    await expect(itemOf(page, 'Jar shop').getByRole('article')).toBeVisible()
    await page.keyboard.press('k')
    await expect(here(page)).toHaveText('Swallow count')
    await page.keyboard.press('a')
    await expect(titles(page)).toHaveText(['Night walk', 'Jar shop', 'Chickpea corner'])
    await expect(here(page)).toHaveText('Jar shop')
    await page.keyboard.press('e')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('ajrek')
    await expect(page.getByLabel('Title')).toHaveValue('Jar shopajrek')
    await main(page).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(here(page)).toHaveText('Jar shop')
    await page.keyboard.press('r')
    const general = page.getByRole('checkbox', { name: 'It does not follow the rules of this site.' })
    await expect(general).toBeFocused()
    await expect(general).toBeChecked()
    await page.keyboard.press('3')
    await expect(page.getByRole('checkbox', { name: 'It is advertising.' })).toBeChecked()
    await expect(general).not.toBeChecked()
    await page.keyboard.press('0')
    await expect(page.getByLabel('Reason in your own words')).toBeFocused()
    await page.keyboard.type('A reason')
    await page.keyboard.press('Control+Enter')
    await expect(titles(page)).toHaveText(['Night walk', 'Chickpea corner'])
    await expect(here(page)).toHaveText('Chickpea corner')
    await page.keyboard.press('r')
    await expect(general).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText(['Night walk'])
    expect(await rejectionFacts(db)).toEqual(['It is advertising.\nA reason', 'It does not follow the rules of this site.'])
  })

  test('move between lines, where an administrator chose them, with the card beside them', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    const [line, next] = [itemOf(page, 'Night walk'), itemOf(page, 'Swallow count')]
    const lines = page.getByRole('button', { name: 'Lines with one open card' })
    await expect(next.getByRole('button', { name: 'Approve' })).toBeVisible()
    await lines.click()
    await expect(next.getByRole('article')).toBeHidden()
    await line.locator('[data-row]').focus()
    await page.keyboard.press('j')
    await expect(next.getByRole('article')).toBeVisible()
    await expect(line.getByRole('article')).toBeHidden()
    await page.keyboard.press('a')
    await expect(titles(page)).toHaveText(['Night walk', 'Jar shop', 'Chickpea corner'])
    await expect(here(page)).toHaveText('Jar shop')
    await page.reload()
    await expect(lines).toHaveAttribute('aria-pressed', 'true')
    await expect(itemOf(page, 'Jar shop').getByRole('article')).toBeHidden()
  })

  test('have no effect while the focus is elsewhere', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    await expect(titles(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Filter' }).focus()
    for (const key of ['a', 'e', 'r', 'j', '?']) await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
    await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Jar shop', 'Chickpea corner'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('are listed after pressing ?', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    await itemOf(page, 'Night walk').getByRole('article').focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help.getByRole('term')).toHaveText(['a', 'e', 'r', '1–9', '0', 'Ctrl Enter', 'x', 'Shift x', 'z', 'j', 'k', '?'])
    await page.keyboard.press('a')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(here(page)).toHaveText('Night walk')
    await expect(titles(page)).toHaveCount(4)
  })

  test('move to the next listing after a deletion', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    const card = await openCard(page, 'Swallow count')
    await card.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(titles(page)).toHaveText(['Night walk', 'Jar shop', 'Chickpea corner'])
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(here(page)).toHaveText('Jar shop')
  })
})

test.describe('thirty listings', () => {
  test.use({ siteContent: { listings: pendingShops(30) } })

  test('can be approved one after the other', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    await expect(summary(page)).toHaveText('30 results')
    await itemOf(page, 'Shop 01').getByRole('article').focus()
    for (let left = 29; left > 0; left -= 1) {
      await page.keyboard.press('a')
      await expect(here(page)).toHaveText(`Shop ${String(31 - left).padStart(2, '0')}`)
      await expect(summary(page)).toHaveText(new RegExp(`approved\\. ${left} results?$`))
    }
    await page.keyboard.press('a')
    await expect(main(page).getByText('No unapproved items found.')).toBeVisible()
    await expect(main(page)).toBeFocused()
  })

  test('are on pages of ten, which the address contains', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page, '/admin-events?page=3')
    await expect(titles(page).first()).toHaveText('Shop 21')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(titles(page).first()).toHaveText('Shop 11')
    await expect(titles(page)).toHaveCount(10)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
