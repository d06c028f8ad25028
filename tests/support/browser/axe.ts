/** Checks a page with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One line for each rule that the page breaks, with the elements that break it, in light and in dark colours. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const light = await faultsInLight(page)
  return [...light, ...(await faultsInDark(page))]
}

/** Checks the page in the colours that it has. */
export function accessibilityFaultsAsShown(page: Page): Promise<string[]> {
  return violations(page, {})
}

/**
 * Checks a long page of repeated elements by one element of each kind: those with the same tags and classes from the root on look
 * the same. `isWhole`: every element in light, and one of each kind only in dark.
 */
export async function accessibilityFaultsOfKinds(page: Page, { isWhole }: { readonly isWhole: boolean }): Promise<string[]> {
  const kinds = `[${await markKinds(page)}]`
  const light = await faultsInLight(page, isWhole ? undefined : kinds)
  return [...light, ...(await faultsInDark(page, kinds))]
}

async function faultsInLight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  return violations(page, {}, within)
}

/** Runs only the rules about colours, since nothing else differs between the themes. */
async function faultsInDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, within)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((fault) => `dark: ${fault}`)
}

/** Looks at the elements of a selector and at what they contain; absent: at the whole page. */
async function violations(page: Page, rules: RunOptions, within?: string): Promise<string[]> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  await page.evaluate(endOfTransitions)
  // Evaluated, because the Content-Security-Policy forbids a script element.
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axe)
  const context = within === undefined ? 'document' : JSON.stringify({ include: [[within]] })
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(sentence).join(' ; ')}`)
}

/** Marks the first element of each kind that has a text of its own, or no other element; returns the attribute. */
function markKinds(page: Page): Promise<string> {
  return page.evaluate(() => {
    const mark = 'data-first-of-kind'
    const hasText = (element: Element) => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const kindOf = (element: Element | null): string =>
      element ? `${kindOf(element.parentElement)} ${element.tagName}.${[...element.classList].sort().join('.')}` : ''
    const kinds = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      const kind = kindOf(element)
      if (kinds.has(kind) || !(hasText(element) || element.childElementCount === 0)) continue
      kinds.add(kind)
      element.setAttribute(mark, '')
    }
    return mark
  })
}

function sentence({ html, failureSummary }: NodeResult) {
  return `${html.slice(0, 120)} (${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''})`
}

/** Waits for CSS transitions, during which contrast is undefined; one can start another. */
async function endOfTransitions(): Promise<void> {
  const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  while (running().length > 0) {
    await Promise.allSettled(running().map(({ finished }) => finished))
    // A transition that has finished is still among the animations until the next frame, which the page cannot draw while this loop runs.
    await new Promise(requestAnimationFrame)
  }
}
