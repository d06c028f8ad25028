/** All functions can be used with the keyboard alone. */
import type { Page } from '@playwright/test'
import { bars, period, step, view } from '../../support/browser/calendar.ts'
import { carousel, expectCards, openWithStoppedClock } from '../../support/browser/carousel.ts'
import { chips, city, menu, tag } from '../../support/browser/filter-menu.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'
const summary = (page: Page) => main(page).getByRole('status')

test('the first Tab stop skips the header', async ({ page, visit }) => {
  await visit('/volunteer')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await expect(page).toHaveURL(/#\/volunteer$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Search this list' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
})

test('a list can be filtered, its chips removed and its pages changed', async ({ page, visit }) => {
  await visit('/volunteer')
  await page.getByRole('button', { name: 'Filter' }).press('Enter')
  await expect(city(page, 'Attica')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tag(page, 'Animals')).toBeFocused()
  const hint = menu(page).getByText('Move with the arrow keys')
  await expect(hint).toHaveCount(2)
  await expect(hint.first()).toBeVisible()
  await expect(hint.last()).toBeHidden()
  await expect(menu(page).getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription('Move with the arrow keys')
  await page.keyboard.press('ArrowDown')
  await expect(tag(page, 'Birds')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('button', { name: 'Near me' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('hera')
  await page.keyboard.press('Tab')
  await expect(city(page, 'Heraklion')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(chips(page)).toHaveText(['Heraklion', 'Birds'])
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()

  await page.getByRole('button', { name: 'Remove Heraklion' }).press('Enter')
  await expect(summary(page)).toHaveText('7 posts')
  await expect(page.getByRole('button', { name: 'Remove Birds' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(summary(page)).toHaveText('23 posts')
  await expect(main(page)).toBeFocused()

  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible()
  // The heading takes the focus after the page has changed, which would end the press of a key.
  await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused()
  const previous = page.getByRole('button', { name: 'Previous' })
  await expect(previous).toBeEnabled()
  await previous.press('Space')
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible()
})

test('the month can be changed, and an event opened and closed', async ({ page, visit }) => {
  await visit('/events')
  await step(page, 'Next').press('Enter')
  await expect(period(page)).toHaveText('November 2026')
  await bars(page, 'Olive harvest').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Olive harvest' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bars(page, 'Olive harvest')).toBeFocused()
  await view(page, 'Week').press('Space')
  await expect(period(page)).toHaveText('November 2 – 8, 2026')
})

test('the hidden events of a day can be opened', async ({ page, visit }) => {
  await visit('/events')
  await page.getByRole('button', { name: /^\+\d+ more, October 24/ }).press('Enter')
  await expect(period(page)).toHaveText('Saturday, October 24, 2026')
  await bars(page, 'Market stall 8').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Market stall 8' })).toBeVisible()
})

test.describe('on the carousel', () => {
  test.use({ now: null, isContextKept: false })

  test('cards do not move while one has the focus, and only visible cards can have it', async ({ page }) => {
    await openWithStoppedClock(page)
    await carousel(page).getByRole('button', { name: 'Next card' }).focus()
    for (const name of ['Green Events', 'Green Volunteering', 'Green Shops']) {
      await page.keyboard.press('Tab')
      await expect(carousel(page).getByRole('link', { name })).toBeFocused()
    }
    await page.clock.runFor(10_000)
    await expectCards(page, 'Green Events', 'Green Volunteering', 'Green Shops')
    await page.keyboard.press('Tab')
    await expect(carousel(page).locator(':focus')).toHaveCount(0)
    await page.clock.runFor(3000)
    await expectCards(page, 'Green Volunteering', 'Green Shops', 'Green Dining')
  })

  test('the cards can be stopped and moved', async ({ page }) => {
    await openWithStoppedClock(page)
    await carousel(page).getByRole('button', { name: 'Stop the cards from moving' }).press('Space')
    await carousel(page).getByRole('button', { name: 'Next card' }).press('Enter')
    await expectCards(page, 'Green Volunteering', 'Green Shops', 'Green Dining')
    await page.clock.runFor(10_000)
    await expectCards(page, 'Green Volunteering', 'Green Shops', 'Green Dining')
  })
})
