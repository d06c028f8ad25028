/** Finds elements that overflow the window or themselves. */
import type { Page } from '@playwright/test'

/** One line for each element that overflows the window horizontally and is neither scrolled nor clipped. */
export function elementsBeyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Without the scrollbar.
    const { width } = document.body.getBoundingClientRect()
    const isContained = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const { overflowX, position } = getComputedStyle(element)
      return overflowX !== 'visible' || position === 'fixed' || isContained(element.parentElement)
    }
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !isContained(element.parentElement)
    })
    const scrolls = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page scrolls horizontally'] : []
    return [...scrolls, ...out.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** One line for each element whose content is wider than the element and is neither scrolled nor clipped. */
export function elementsWithOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && !isClipped(element))
      .map((element) => `${element.scrollWidth} in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`)
  })
}

/** To be called before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}
