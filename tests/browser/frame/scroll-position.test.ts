/** Back restores the scroll position of a screen, although its list is fetched again. */
import type { Page } from '@playwright/test'
import { hold } from '../../support/browser/hold-requests.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const cards = (page: Page) => main(page).getByRole('article')
const turn = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls until this text is visible, and returns the scroll position. */
async function scrollTo(page: Page, text: string): Promise<number> {
  let position = 0
  // A person does not scroll before the router has rendered, which sets the position and forgets earlier ones: then it is scrolled again.
  await expect(async () => {
    await main(page).getByText(text).last().evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      // The `scroll` event comes with the next frame; a person does not leave the page before it.
      await new Promise(requestAnimationFrame)
    })
    position = await scrolled(page)
    expect(position).toBeGreaterThan(100)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await scrolled(page)).toBe(position)
  }).toPass()
  return position
}

test.beforeEach(async ({ page }) => {
  // Low enough for the shortest list to scroll.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 440 })
})

test('Back from page 2 restores the position of page 1, and page 2 starts at the top', async ({ page, visit }) => {
  await visit('/volunteer')
  await expect(cards(page)).toHaveCount(10)
  const left = await scrollTo(page, 'Page 1 of 3')
  await turn(page, 'Next').click()
  await expect(cards(page).first()).toContainText('Bird count 11')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(cards(page).first()).toContainText('Bird count 01')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('Back from a short page restores the position of a long one', async ({ page, visit }) => {
  await visit('/volunteer?page=2')
  await expect(cards(page)).toHaveCount(10)
  const left = await scrollTo(page, 'Page 2 of 3')
  await turn(page, 'Next').click()
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await expect(cards(page)).toHaveCount(10)
  await expect.poll(() => scrolled(page)).toBe(left)
})

for (const [path, last] of [
  ['/events?mode=list&page=2', 'Community compost'],
  ['/volunteer?page=2', 'Bird count 20'],
  ['/shop', 'Ένδυμα ξανά'],
  ['/dine', 'Raw & ripe'],
] as const) {
  test(`Back from another screen restores the position of ${path}`, async ({ page, visit }) => {
    await visit('/')
    await visit(path)
    const left = await scrollTo(page, last)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).dispatchEvent('click')
    await expect(page).toHaveTitle('Prasino | About Us')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(main(page).getByText(last).first()).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(left)
  })
}

test('Back from a typed address restores the position', async ({ page, visit }) => {
  await visit('/volunteer')
  await visit('/volunteer?page=2')
  await expect(cards(page).first()).toContainText('Bird count 11')
  const left = await scrollTo(page, 'Bird count 20')
  await visit('/about')
  // The page is too short until the list is loaded, when a browser under load tells the router again that the address has changed.
  const release = await hold(page, '**/api/volunteers/approved**')
  await page.goBack()
  await expect(page).toHaveURL(/volunteer\?page=2$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Volunteer')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await release()
  await expect(cards(page).first()).toContainText('Bird count 11')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('an event opens over the list and closes without moving it', async ({ page, visit }) => {
  await visit('/events?mode=list&page=2')
  const left = await scrollTo(page, 'Community compost')
  await main(page).getByRole('link', { name: 'Community compost' }).click()
  await expect(page.getByRole('dialog', { name: 'Community compost' })).toBeVisible()
  expect(await scrolled(page)).toBe(left)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await scrolled(page)).toBe(left)
})

test('the position is not restored if the visitor scrolls before the list is loaded', async ({ page, visit }) => {
  await visit('/volunteer')
  await scrollTo(page, 'Page 1 of 3')
  await turn(page, 'Next').click()
  await expect(cards(page).first()).toContainText('Bird count 11')
  await page.route('**/api/volunteers/approved**', async (route) => {
    await page.keyboard.press('Home')
    await expect.poll(() => scrolled(page)).toBe(0)
    await route.continue()
  })
  await page.goBack()
  await expect(cards(page).first()).toContainText('Bird count 01')
  expect(await scrolled(page)).toBe(0)
})
