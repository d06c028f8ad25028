/** The carousel of home, with the values of the specification, section 9. */
import type { Page } from '@playwright/test'
import {
  bringIntoView, cardTitles, cardsInView, carousel, controls, expectCards, nextMovement, openHomeWithStoppedClock, openWithStoppedClock,
} from '../../support/browser/carousel.ts'
import { hold } from '../../support/browser/hold-requests.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.use({ now: null, isContextKept: false })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next card' })
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous card' })
const [events, volunteering, shops, dining, adding] = cardTitles as [string, string, string, string, string]

test('three cards are visible, and one at 768 px and below, each with a picture and a link', async ({ page }) => {
  await openWithStoppedClock(page)
  await expect(controls(page)).toHaveCount(3)
  await expect(carousel(page).locator('[class*="pagination"]')).toHaveCount(0)
  const pictures = carousel(page).getByRole('link').locator('img')
  await expect(pictures).toHaveCount(5)
  for (const picture of await pictures.all()) expect((await picture.boundingBox())?.height).toBe(300)
  const addresses = await carousel(page).getByRole('link', { includeHidden: true }).evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(addresses).toEqual([
    [events, '#/events'],
    [volunteering, '#/volunteer'],
    [shops, '#/shop'],
    [dining, '#/dine'],
    [adding, '#/login'],
  ])
  await expectCards(page, events, volunteering, shops)
  // The page learns of a width after the command has ended: the cards are to stay, and the clock to go on by itself.
  await carousel(page).getByRole('button', { name: 'Stop the cards from moving' }).click()
  await page.clock.resume()
  await page.setViewportSize({ width: 768, height: 800 })
  await expectCards(page, events)
  await page.setViewportSize({ width: 769, height: 800 })
  await expectCards(page, events, volunteering, shops)
})

test('the cards move by one every 3000 ms, but not under the pointer', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.clock.runFor(2999)
  await expectCards(page, events, volunteering, shops)
  await page.clock.runFor(1)
  await expectCards(page, volunteering, shops, dining)
  await carousel(page).getByRole('link', { name: shops }).hover()
  await page.clock.runFor(10_000)
  await expectCards(page, volunteering, shops, dining)
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expectCards(page, shops, dining, adding)
})

test('a movement takes 800 ms and eases in and out', async ({ page }) => {
  await openWithStoppedClock(page)
  const movement = nextMovement(page)
  await next(page).click()
  expect(await movement).toEqual({ duration: 800, easing: 'ease-in-out' })
})

test('the arrows continue after the last card', async ({ page }) => {
  // Arrows have no effect during a movement.
  await openWithStoppedClock(page, 'reduce')
  await previous(page).click()
  await expectCards(page, adding, events, volunteering)
  for (const first of [events, volunteering, shops, dining, adding]) {
    await next(page).click()
    await expect.poll(async () => (await cardsInView(page))[0]).toBe(first)
  }
})

test('the cards can be scrolled in both directions without an end', async ({ page }) => {
  await openWithStoppedClock(page, 'reduce')
  await carousel(page).getByRole('link', { name: volunteering }).hover()
  const ring = carousel(page).getByRole('link', { includeHidden: true })
  for (const [to, ...shown] of [
    [3000, shops, dining, adding],
    [3000, dining, adding, events],
    [3000, adding, events, volunteering],
    [-3000, dining, adding, events],
    [-3000, shops, dining, adding],
  ] as const) {
    await page.mouse.wheel(to, 0)
    // A scroll has ended when one card is before those that are seen again.
    await expect.poll(async () => (await ring.allTextContents()).slice(1, 4)).toEqual(shown)
    await expectCards(page, ...shown)
  }
})

test('the code of the carousel is fetched when it comes into view, and the cards stand still out of view', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const ofCarousel = () => requests.filter((url) => url.includes('moving-carousel'))
  await page.setViewportSize({ width: 1280, height: 400 })
  await openHomeWithStoppedClock(page)
  await expect(page.getByRole('article')).toHaveCount(5)
  expect(ofCarousel()).toEqual([])
  await bringIntoView(page)
  expect(ofCarousel()).toHaveLength(1)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(carousel(page)).not.toBeInViewport()
  await page.clock.runFor(10_000)
  await expectCards(page, events, volunteering, shops)
})

test('a card keeps the focus while the code of the carousel arrives', async ({ page }) => {
  const letCodeArrive = await hold(page, /\/moving-carousel-[^/]+\.js$/)
  const code = page.waitForResponse(/\/moving-carousel-[^/]+\.js$/)
  await openHomeWithStoppedClock(page)
  const card = (name: string) => carousel(page).getByRole('link', { name })
  await card(events).focus()
  await letCodeArrive()
  await (await code).finished()
  await page.clock.runFor(5000)
  await expect(card(events)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(volunteering)).toBeFocused()
  await card(volunteering).blur()
  await expect(controls(page)).toHaveCount(3)
})

test('a button stops and starts the cards', async ({ page }) => {
  await openWithStoppedClock(page)
  await carousel(page).getByRole('button', { name: 'Stop the cards from moving' }).click()
  await page.clock.runFor(10_000)
  await expectCards(page, events, volunteering, shops)
  await carousel(page).getByRole('button', { name: 'Let the cards move' }).click()
  await page.clock.runFor(3000)
  await expectCards(page, volunteering, shops, dining)
})

test('the cards move only by the arrows from when reduced motion is preferred', async ({ page }) => {
  await openWithStoppedClock(page)
  await expect(controls(page)).toHaveCount(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(controls(page)).toHaveCount(2)
  await page.clock.runFor(10_000)
  await expectCards(page, events, volunteering, shops)
  await next(page).click()
  await expectCards(page, volunteering, shops, dining)
})
