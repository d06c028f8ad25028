/** Finds the elements that the Tab key reaches. */
import type { Page } from '@playwright/test'

interface Walk {
  /** The elements that Tab reaches, in order; marks those without a visible focus. */
  readonly stops: readonly string[]
  /** The elements that can be clicked meanwhile, in document order: some controls open others when focused. */
  readonly pressable: readonly string[]
}

/** More than any screen has; reaching it means that the focus is trapped. */
const stopLimit = 150

const controls = 'a[href], button, input, select, textarea, summary'

/** Names controls by their position in the document and their text. */
export async function walkByTab(page: Page): Promise<Walk> {
  const stops: string[] = []
  const pressable = new Map((await look(page)).pressable)
  while (stops.length < stopLimit) {
    await page.keyboard.press('Tab')
    const seen = await look(page)
    for (const [place, name] of seen.pressable) pressable.set(place, name)
    if (seen.stop === null || stops.includes(seen.stop)) break
    stops.push(seen.stop)
  }
  const inOrder = [...pressable].sort(([a], [b]) => a - b)
  return { stops, pressable: inOrder.map(([, name]) => name) }
}

function look(page: Page): Promise<{ stop: string | null; pressable: [number, string][] }> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)]
    const labelOf = (control: Element) => (control instanceof HTMLSelectElement ? control.name : control.textContent.trim().slice(0, 40))
    const nameOf = (control: Element) => `${all.indexOf(control)} ${control.tagName} ${labelOf(control)}`
    // Tab reaches a radio group and a grid once; the arrow keys move within them.
    const isPressable = (control: Element) =>
      control.checkVisibility({ checkVisibilityCSS: true }) &&
      !control.matches(':disabled, input[type="radio"]:not(:checked)') &&
      !control.closest('[inert]') &&
      !(control.closest('[role="grid"]') && (control as HTMLElement).tabIndex < 0)
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const focused = document.activeElement
    const isShown = focused && [focused, ...focused.querySelectorAll('*')].some(isOutlined)
    const stop = focused && focused !== document.body ? nameOf(focused) : null
    return {
      stop: stop && (isShown ? stop : `${stop}, which does not show the focus`),
      pressable: all.filter(isPressable).map((control) => [all.indexOf(control), nameOf(control)]),
    }
  }, controls)
}
