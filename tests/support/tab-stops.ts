/** What the Tab key reaches on a page. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    describeControl: (control: Element) => string
  }
}

/** More than any screen has; who gets here is trapped. */
const mostStops = 150

const controls = 'a[href], button, input, select, textarea'

/** Makes controls comparable by their place among all of them and by what they say. */
async function describeControls(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)]
    window.describeControl = (control) => `${all.indexOf(control)} ${control.tagName} ${control.textContent.trim().slice(0, 40)}`
  }, controls)
}

/** The controls that Tab reaches from the top of the page, in order, until it leaves the page. */
export async function tabStops(page: Page): Promise<string[]> {
  await describeControls(page)
  const stops: string[] = []
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const control = document.activeElement
      return !control || control === document.body ? null : window.describeControl(control)
    })
    if (stop === null || stops.includes(stop)) return stops
    stops.push(stop)
  }
  return stops
}

/** The controls that a pointer could press, in the order of the document. */
export async function pressableControls(page: Page): Promise<string[]> {
  await describeControls(page)
  return page.evaluate((selector) => {
    const isPressable = (control: Element) =>
      control.checkVisibility({ checkVisibilityCSS: true }) && !control.matches(':disabled') && !control.closest('[inert]')
    return [...document.querySelectorAll(selector)].filter(isPressable).map((control) => window.describeControl(control))
  }, controls)
}
