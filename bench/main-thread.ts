/** What the main thread does in a first visit on a cheap phone, beside a bare page with the same libraries. */
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { withDemoSite } from './browser.ts'
import { median, once, type Measured } from './measurement.ts'
import { phone, screens, slowDown } from './phone.ts'
import { servePages } from './served-page.ts'

/** What the main thread did until the page was idle, in ms. */
interface Work {
  /** The parts over 50 ms of its tasks. */
  readonly blocking: number
  /** All tasks. */
  readonly processor: number
  /** The longest task, 50 ms if none takes more. */
  readonly longest: number
}

type Page = keyof typeof screens | 'bare' | 'empty'

const rounds = 9
/** Long enough for what a page does after it can be used. */
const idleMs = 3_000
/** The duration of a task in ms; what is longer delays an answer to the visitor. */
const longestUnnoticedMs = 50

/**
 * The work of the three screens as a ratio to that of the bare page. An empty page is subtracted from all but the longest task, since
 * starting a page is most of the work of a trace. The pages alternate, so that all of them meet the same noise of the machine.
 */
export async function mainThreadRatio(of: keyof Work): Promise<Measured> {
  const works = await visits()
  const middle = (page: Page) => median(works[page].map((work) => work[of]))
  const start = of === 'longest' ? 0 : middle('empty')
  const cost = (page: Page) => middle(page) - start
  const ratios = (Object.keys(screens) as (keyof typeof screens)[]).map((page) => [page, cost(page) / cost('bare')] as const)
  const inMs = Object.keys(works).map((page) => `${page} ${middle(page as Page).toFixed(0)} ms`).join(', ')
  const samples = [Math.max(...ratios.map(([, ratio]) => ratio))]
  return { samples, note: `${ratios.map(([page, ratio]) => `${page} ${ratio.toFixed(2)}`).join(', ')}; ${inMs}` }
}

const visits = once((): Promise<Readonly<Record<Page, readonly Work[]>>> =>
  withDemoSite(async ({ url, browser }) => {
    const served = await servePages(fileURLToPath(new URL('bare-page/', import.meta.url)), url)
    try {
      const works: Record<Page, Work[]> = { home: [], shop: [], events: [], bare: [], empty: [] }
      for (let round = 0; round < rounds; round += 1) {
        for (const [page, { path, usable }] of Object.entries(screens)) {
          works[page as keyof typeof screens].push(await visit(browser, `${url}/#${path}`, usable))
        }
        works.bare.push(await visit(browser, `${served.url}index.html`, 'article'))
        works.empty.push(await visit(browser, `${served.url}empty.html`, 'html'))
      }
      return works
    } finally {
      await served.close()
    }
  }),
)

async function visit(browser: Browser, url: string, usable: string): Promise<Work> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await slowDown(context, page)
    await session.send('Performance.enable')
    await page.addInitScript(watchTasks)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(usable).first().waitFor({ state: 'attached' })
    await page.waitForTimeout(idleMs)
    const { metrics } = await session.send('Performance.getMetrics')
    const tasks = await page.evaluate(() => window.tasks)
    return {
      blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - longestUnnoticedMs), 0),
      longest: Math.max(longestUnnoticedMs, ...tasks),
      processor: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** The lengths of the tasks of at least 50 ms. */
    tasks: number[]
  }
}

/** Runs in the page. */
function watchTasks(): void {
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
