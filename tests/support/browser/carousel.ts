/** The carousel of the home screen, with a clock that the test controls. */
import { expect, type Page } from '@playwright/test'
import { stopClock } from './stopped-clock.ts'

/** The cards in the order of the specification, section 2. */
export const cardTitles = ['Green Events', 'Green Volunteering', 'Green Shops', 'Green Dining', 'Add something Green']

/** Opens home with the clock stopped until `page.clock.runFor`; the app is there. */
export async function openHomeWithStoppedClock(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion })
  await stopClock(page, new Date('2026-10-07T06:00:00Z'))
  await page.goto('/#/')
  await expect(page.locator('#root')).not.toHaveAttribute('data-first-view')
}

/** Opens home with the carousel in view and the clock stopped; the timer of the carousel has just started. */
export async function openWithStoppedClock(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await openHomeWithStoppedClock(page, reducedMotion)
  await bringIntoView(page)
}

export async function bringIntoView(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(controls(page).last()).toBeVisible()
}

export function carousel(page: Page) {
  return page.getByRole('region', { name: 'Do you want to... ?' })
}

export function controls(page: Page) {
  return carousel(page).getByRole('button')
}

/** The titles of the cards that are completely visible, from left to right. */
export function cardsInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect()
    const boxes = [...region.querySelectorAll('a')].map((card) => ({ title: card.textContent, box: card.getBoundingClientRect() }))
    const inView = boxes.filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
    return inView.sort((one, other) => one.box.left - other.box.left).map(({ title }) => title)
  })
}

/** The cards stop moving after 800 ms. */
export function expectCards(page: Page, ...titles: string[]): Promise<void> {
  return expect.poll(() => cardsInView(page)).toEqual(titles)
}

/** The duration and the easing of the next movement. */
export function nextMovement(page: Page): Promise<{ duration: unknown; easing: unknown }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (propertyName !== 'translate') return
          const { duration, easing } = (target as Element).getAnimations()[0]?.effect?.getTiming() ?? {}
          resolve({ duration, easing })
        })
      }),
  )
}
