/** Measures the scripting of a switch of the calendar's month, with the answers of the server at hand. */
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import type { Measured } from './measurement.ts'
import { servePages } from './served-page.ts'

const warmUps = 4
const switches = 24

/** With so many events a year. */
export function monthSwitch(eventsPerYear: number): Promise<Measured> {
  return withCalendarPage(async (page, url) => ({ samples: await scriptingOfSwitches(page, `${url}?events=${eventsPerYear}`) }))
}

/** Beside react-big-calendar without changes, which takes minutes with tens of thousands of events. */
export function monthSwitchBesideStock(eventsPerYear: number): Promise<Measured> {
  return withCalendarPage(async (page, url) => {
    const address = `${url}?events=${eventsPerYear}`
    const samples = await scriptingOfSwitches(page, address)
    return { samples, reference: { name: 'stock', samples: await scriptingOfSwitches(page, `${address}&calendar=stock`) } }
  })
}

async function withCalendarPage<Result>(work: (page: Page, url: string) => Promise<Result>): Promise<Result> {
  const served = await servePages(fileURLToPath(new URL('calendar-page/', import.meta.url)))
  const browser = await launchBrowser()
  try {
    return await work(await browser.newPage({ viewport: { width: 1200, height: 800 } }), served.url)
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Goes back and forth over the year, so that the months differ and none is empty. */
async function scriptingOfSwitches(page: Page, url: string): Promise<number[]> {
  await page.goto(url)
  await page.locator('.rbc-month-view .rbc-event').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const taken: number[] = []
  for (let turn = 0; turn < warmUps + switches; turn++) {
    const before = await scriptDuration(session)
    await pressAndPaint(page, turn % 16 < 8 ? 'Next' : 'Back')
    if (turn >= warmUps) taken.push((await scriptDuration(session)) - before)
  }
  await session.detach()
  return taken
}

async function pressAndPaint(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLElement) => {
    button.click()
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
}

async function scriptDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
