/** Axe reports no fault while something is open, empty, stopped or failed. */
import type { Page } from '@playwright/test'
import { failureWords } from '../../support/browser/failure-words.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { bringIntoView } from '../../support/browser/carousel.ts'
import { city, openFilter } from '../../support/browser/filter-menu.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

async function expectNoFaults(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
}

test('axe reports no fault while the side menu is open', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault while the filter menu is open', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/volunteer?city=Athens&tag=Birds')
  await openFilter(page)
  await expect(city(page, 'Athens')).toBeChecked()
  await expectNoFaults(page)
})

test('axe reports no fault while an event is open', async ({ page, visit }) => {
  await visit('/events?date=2026-10-10')
  await page.getByRole('button', { name: /^Cleanup of Schinias beach/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cleanup of Schinias beach' })).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault while the carousel is stopped', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit('/')
  await bringIntoView(page)
  await page.getByRole('button', { name: 'Stop the cards from moving' }).click()
  await expect(page.getByRole('button', { name: 'Let the cards move' })).toBeVisible()
  await expectNoFaults(page)
})

test('dark colours are applied without transitions if reduced motion is preferred', async ({ page, visit }) => {
  await visit('/about')
  await page.emulateMedia({ colorScheme: 'dark' })
  const moving = await page.evaluate(() => document.getAnimations().map((one) => (one as CSSTransition).transitionProperty))
  expect(moving.filter((property) => property !== 'background-color')).toEqual([])
})

test('in dark, what the browser draws is dark, and scroll bars have no track of their own', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/contact')
  for (const element of [main(page), main(page).getByRole('textbox').last()]) {
    await expect(element).toHaveCSS('color-scheme', 'light dark')
    await expect(element).toHaveCSS('scrollbar-color', 'rgb(109, 125, 114) rgba(0, 0, 0, 0)')
  }
})

test('axe reports no fault on a list without entries', async ({ page, visit }) => {
  await visit('/dine?city=Volos')
  await expect(main(page).getByText('No post matches your choices.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Without “Volos”/ })).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault on screens that could not be fetched', async ({ page, site, visit, expectConsole }) => {
  expectConsole('Failed to fetch approved dine')
  expectConsole('Failed to fetch approved events', 2)
  await visit('/dine')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await goTo(page, '/events')
  await expect(main(page).getByRole('heading', { name: 'October 2026' })).toBeVisible()
  await site.disconnect()
  await goTo(page, '/dine?city=Athens')
  await expect(main(page).getByText(failureWords('Error fetching posts'))).toBeVisible()
  await expectNoFaults(page)
  await goTo(page, '/events')
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await expectNoFaults(page)
  await goTo(page, '/events?mode=list')
  await expect(main(page).getByRole('alert')).toHaveText(failureWords('The events could not be fetched'))
  await expectNoFaults(page)
})
