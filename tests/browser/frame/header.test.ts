/** The links of the header, as a bar on wide screens and as a side menu on narrow ones. Specification, section 2. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/sites/visitor.ts'

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const opener = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const linksIn = (place: Locator) =>
  place.getByRole('link').evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]))

async function openMenu(page: Page) {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('a bar marks the link of the screen, and a menu on narrower screens has the same links', async ({ page, visit }) => {
  await visit('/')
  await expect(bar(page)).toBeVisible()
  await expect(opener(page)).toBeHidden()
  const links = await linksIn(bar(page))
  for (const [name, title] of [['Events', 'Events'], ['Shop', 'Shop'], ['Home', 'Welcome to Prasino']] as const) {
    await bar(page).getByRole('link', { name }).click()
    await expect(page).toHaveTitle(`Prasino | ${title}`)
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText([name])
  }
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(bar(page)).toBeHidden()
  await openMenu(page)
  expect(await linksIn(menu(page).getByRole('navigation', { name: 'Main' }))).toEqual(links)
})

test('the header of a visitor is one row at all widths, in both languages', async ({ page, visit }) => {
  await visit('/')
  for (const language of ['en', 'el']) {
    if (language === 'el') await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    for (const width of [320, 991, 992, 1159, 1160, 1239, 1240, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await page.getByRole('banner').boundingBox())?.height, `${language}, ${width} px`).toBeLessThan(80)
    }
  }
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu of 250 px keeps the focus and closes in three ways', async ({ page, visit }) => {
    await visit('/')
    await openMenu(page)
    expect((await menu(page).boundingBox())?.width).toBeCloseTo(250, 2)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      await expect(menu(page).locator(':focus')).toHaveCount(1)
    }
    const ways = [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(60, 400),
    ]
    for (const close of ways) {
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await openMenu(page)
    }
  })

  test('a link of the menu opens its screen and closes the menu', async ({ page, visit }) => {
    await visit('/')
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Dine' }).click()
    await expect(page).toHaveTitle('Prasino | Dine')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('Back closes the menu', async ({ page, visit }) => {
    await visit('/shop')
    await visit('/dine')
    await openMenu(page)
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveTitle('Prasino | Dine')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  })
})
