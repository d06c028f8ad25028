/** The modal of an event. Specification, sections 2 and 9. */
import type { Page } from '@playwright/test'
import { cleanup, oliveHarvest, repairCafe } from '../../support/listings/visitor-listings.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { bars, period } from '../../support/browser/calendar.ts'
import { expect, test } from '../../support/sites/visitor.ts'
const modal = (page: Page) => page.getByRole('dialog')

/** The names and the values of the fields, in their order. */
const fields = (page: Page) =>
  modal(page).evaluate((element) =>
    [...element.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )

test('an event shows every field that it has', async ({ page, visit }) => {
  await visit('/events')
  await bars(page, cleanup.title).click()
  await expect(modal(page)).toHaveAccessibleName('Cleanup of Schinias beach')
  await expect(page).toHaveTitle('Prasino | Cleanup of Schinias beach')
  await expect.poll(() => fields(page)).toEqual([
    ['From', 'Saturday, October 10, 2026'],
    ['To', 'Saturday, October 10, 2026'],
    ['Cost', 'Free'],
    ['City', 'Athens'],
    ['Address', 'Schinias, Marathon'],
    ['Link', 'cleanup.example (opens in a new tab)'],
    ['Tags', 'Cleanup, Volunteering'],
    ['Maps', 'OpenStreetMap (opens in a new tab)Google Maps (opens in a new tab)Apple Maps (opens in a new tab)'],
  ])
  // The description keeps its line breaks, and its markup is text.
  expect(await modal(page).getByText('Bring gloves').evaluate((text: HTMLElement) => text.innerText)).toBe(cleanup.description)

  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Prasino | Events')
  await bars(page, repairCafe.title).click()
  await expect(modal(page)).toHaveAccessibleName(repairCafe.title)
  await expect.poll(() => fields(page)).toEqual([
    ['From', 'Friday, October 9, 2026'],
    ['To', 'N/A'],
    ['Cost', '€3.50'],
    ['City', 'Patras'],
    ['Maps', 'OpenStreetMap (opens in a new tab)Google Maps (opens in a new tab)Apple Maps (opens in a new tab)'],
  ])
})

test('an event is added to a calendar where its page offers it; Escape and Back close the menu first', async ({ page, visit, site }) => {
  await visit('/events')
  await bars(page, cleanup.title).click()
  const opener = modal(page).locator('summary')
  await expect(opener).toHaveAccessibleName('Add to calendar')
  const choices = modal(page).locator('details').getByRole('link')
  await expect(choices).toHaveCount(0)
  await opener.click()
  await expect(choices).toHaveText(['In the calendar app', /^Google Calendar/, /^Outlook/, 'As a file (.ics)'])
  const addresses = await choices.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const [, id] = /event=(\d+)$/.exec(page.url()) ?? []
  const places = [/^webcal:/, /^https:\/\/calendar\.google\.com\/.*Schinias/, /^https:\/\/outlook\.live\.com\/.*Schinias/, /^http:/]
  expect(addresses).toEqual(places.map((place) => expect.stringMatching(place)))
  expect(addresses.at(-1)).toBe(`${site.url}/events/${id}.ics`)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(choices).toHaveCount(4)
  await page.goBack()
  await expect(choices).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
})

test('the link opens in a new tab', async ({ page, visit, context }) => {
  await context.route('https://cleanup.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The shore' }))
  await visit('/events')
  await bars(page, cleanup.title).click()
  const opened = context.waitForEvent('page')
  await modal(page).getByRole('link', { name: 'cleanup.example' }).click()
  expect((await opened).url()).toBe('https://cleanup.example/schinias?from=site')
})

test('Close, the cross, Escape, a click outside and Back close the modal, and the focus returns', async ({ page, visit }) => {
  await visit('/events')
  const bar = bars(page, cleanup.title)
  const ways: (() => Promise<unknown>)[] = [
    () => modal(page).getByText('Close', { exact: true }).click(),
    () => modal(page).getByRole('button', { name: 'Close' }).first().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]
  for (const close of ways) {
    await bar.click()
    await expect(modal(page)).toBeVisible()
    await close()
    await expect(modal(page)).toHaveCount(0)
    await expect(bar).toBeFocused()
    await expect(page).not.toHaveURL(/event=/)
  }
  await bar.click()
  await expect(page).toHaveURL(/event=\d+$/)
  await page.goBack()
  await expect(modal(page)).toHaveCount(0)
})

test('the modal fades in 300 ms, its backdrop in 150 ms, and it keeps the focus inside', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit('/events')
  // Placeholders of events that are loading are animated too.
  await expect(bars(page, cleanup.title)).toBeVisible()
  const fades = page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: Record<string, string> = {}
        document.addEventListener('animationstart', ({ target }) => {
          const element = target as Element
          const role = element.getAttribute('role') ?? 'backdrop'
          found[role] = getComputedStyle(element).animationDuration
          if ('dialog' in found && 'backdrop' in found) resolve(found)
        })
      }),
  )
  await bars(page, cleanup.title).click()
  expect(await fades).toEqual({ dialog: '0.3s', backdrop: '0.15s' })

  await expect(modal(page)).toBeVisible()
  for (let count = 0; count < 8; count++) {
    await page.keyboard.press('Tab')
    await expect(modal(page).locator(':focus')).toHaveCount(1)
  }
})

test('the copied address is the page of the event, which leads to its month in the calendar', async (
  { page, visit, context, anotherVisitor, site },
) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/events?date=2026-11-14&city=Kalamata')
  await bars(page, oliveHarvest.title).click()
  await modal(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(modal(page).getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [, id] = /event=(\d+)$/.exec(page.url()) ?? []
  expect(copied).toBe(`${site.url}/events/${id}`)
  const other = await anotherVisitor()
  await other.goto(copied)
  await expect(other).toHaveURL(`${site.url}/events/${id}-olive-harvest`)
  await other.getByRole('link', { name: 'Show in the calendar of events' }).click()
  await expect(modal(other)).toHaveAccessibleName(oliveHarvest.title)
  await modal(other).getByText('Close', { exact: true }).click()
  await expect(period(other)).toHaveText('November 2026')
  await expect(bars(other, oliveHarvest.title)).toBeVisible()
})

test('an event can be opened and closed at 200 % zoom', async ({ page, visit }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await visit('/events')
  await page.getByRole('button', { name: /^Forest walk/ }).click()
  const opened = page.getByRole('dialog', { name: 'Forest walk' })
  await opened.getByText('Close').click()
  await expect(opened).toBeHidden()
})
