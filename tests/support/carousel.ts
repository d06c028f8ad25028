/** The carousel of home, and a clock for it that the test turns. */
import { expect, type Page } from '@playwright/test'
import { stopClock } from './still-clock.ts'

/** In the order of the specification, section 2. */
export const cardTitles = ['Green Events', 'Green Volunteering', 'Green Shops', 'Green Dining', 'Add something Green']

/** Opens home at a moment that lasts until `page.clock.runFor`: the carousel has just begun to count. */
export async function openStandingStill(page: Page): Promise<void> {
  await stopClock(page, new Date('2026-10-07T06:00:00Z'))
  await page.goto('/#/')
  await expect(controls(page).last()).toBeVisible()
}

export function carousel(page: Page) {
  return page.getByRole('region', { name: 'Do you want to... ?' })
}

export function controls(page: Page) {
  return carousel(page).getByRole('button')
}

/** The titles of the cards that lie wholly inside the carousel, from left to right. */
export function cardsInView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect()
    const boxes = [...region.querySelectorAll('a')].map((card) => ({ title: card.textContent, box: card.getBoundingClientRect() }))
    const inView = boxes.filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
    return inView.sort((one, other) => one.box.left - other.box.left).map(({ title }) => title)
  })
}

/** Cards on their way have arrived after 800 ms. */
export function expectCards(page: Page, ...titles: string[]): Promise<void> {
  return expect.poll(() => cardsInView(page)).toEqual(titles)
}

/** How long and in which way the cards move when the next movement begins. */
export function nextMovement(page: Page): Promise<{ duration: unknown; easing: unknown }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('transitionrun', ({ target }) => {
          const track = target as Element
          if (!track.classList.contains('swiper-wrapper')) return
          const { duration, easing } = track.getAnimations()[0]?.effect?.getTiming() ?? {}
          resolve({ duration, easing })
        })
      }),
  )
}
