/** Checks a page with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One line for each rule that the page breaks, with the elements that break it, in light and in dark colours. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const light = await accessibilityFaultsIn(page, 'light')
  const dark = await accessibilityFaultsIn(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

/** The same for one colour scheme; for the dark one only the rules about colours, since nothing else differs. */
export async function accessibilityFaultsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  return violations(page, colorScheme === 'light' ? { resultTypes: ['violations'] } : { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(endOfTransitions)
  // Evaluated, because the Content-Security-Policy forbids a script element.
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axe)
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(sentence).join(' ; ')}`)
}

function sentence({ html, failureSummary }: NodeResult) {
  return `${html.slice(0, 120)} (${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''})`
}

/** Waits for CSS transitions, during which contrast is undefined; one can start another. */
async function endOfTransitions(): Promise<void> {
  const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished))
}
