/** Finds elements that overflow the window or themselves. */
import type { Page } from '@playwright/test'

/** A page of any browser. */
interface AnyPage {
  evaluate<Result>(work: () => Result): Promise<Result>
}

/** One line for each element that overflows the window horizontally and is neither scrolled nor clipped. */
export function elementsBeyondWindow(page: AnyPage): Promise<string[]> {
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
    // These elements reach into the margins on purpose.
    const isBleeding = (element: Element) =>
      [...element.querySelectorAll('*')].some((inner) => {
        const { marginLeft, marginRight } = getComputedStyle(inner)
        return Math.min(parseFloat(marginLeft), parseFloat(marginRight)) < -2
      })
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => !isClipped(element) && !isBleeding(element))
      .map((element) => `${element.scrollWidth} in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`)
  })
}

/**
 * One line for each text that an element cuts off without an ellipsis, and without a button that shows the whole or a way to scroll to
 * it.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const isMeant = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      const isShownByButton = element.id !== '' && document.querySelector(`[aria-controls="${element.id}"]`) !== null
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none' || isShownByButton
    }
    return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!hasText(element) || !element.checkVisibility()) return false
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        if (isMeant(box)) return false
        const { overflowX, overflowY } = getComputedStyle(box)
        const [isWide, isTall] = [box.scrollWidth > box.clientWidth + 1, box.scrollHeight > box.clientHeight + 2]
        if ((['hidden', 'clip'].includes(overflowX) && isWide) || (['hidden', 'clip'].includes(overflowY) && isTall)) return true
        if (overflowX !== 'visible' || overflowY !== 'visible') return false
      }
      return false
    }).map((element) => element.outerHTML.slice(0, 120))
  })
}

/** One line for each one-line input that cuts off its value or its placeholder. */
export function cutInputs(page: AnyPage): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (input: HTMLInputElement, text: string) => {
      const { value } = input
      // Only a value widens what an input scrolls.
      input.value = text
      const { scrollWidth, clientWidth } = input
      input.value = value
      return scrollWidth > clientWidth
    }
    // An example that ends in an ellipsis can be shorter than it is written.
    const shownPlaceholder = (input: HTMLInputElement) =>
      input.value !== '' || getComputedStyle(input).textOverflow === 'ellipsis' ? '' : input.placeholder
    return [...document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=search]')]
      .filter((input) => input.checkVisibility())
      .flatMap((input) => [input.value, shownPlaceholder(input)].filter((text) => isCut(input, text)).map((text) => `${input.name}: ${text}`))
  })
}

/** One line for each two controls of a form that are side by side, and not on one line or not in their order. */
export function controlsOutOfLine(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms].flatMap((form) => {
      const selector = 'input:not([type=checkbox], [type=radio]), select, button[type=submit]'
      const controls = [...form.querySelectorAll(selector)].filter((control) => control.checkVisibility())
      const boxes = controls.map((control) => ({ name: control.id || control.textContent, box: control.getBoundingClientRect() }))
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box: next }) => next.top < box.bottom && box.top < next.bottom)
          .filter(({ box: next }) => Math.abs(next.top - box.top) > 1 || next.left < box.right)
          .map(({ name: next, box: { left, top } }) => `${next} is at ${left}, ${top}, ${name} at ${box.left}, ${box.top}`),
      )
    }),
  )
}

/** Call this before the page is opened. */
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
