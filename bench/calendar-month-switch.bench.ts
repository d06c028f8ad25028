/** Claim: switching the calendar's month with 1,000 events a year takes at most 60 ms of scripting. */
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { median, type Measurement } from './measurement.ts'
import { servePage } from './served-page.ts'

const warmUps = 4
const switches = 24

export async function measure(): Promise<Measurement> {
  const served = await servePage(fileURLToPath(new URL('calendar-page/', import.meta.url)))
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
    const ours = await scriptingOfSwitch(page, `${served.url}?events=1000`)
    const stock = await scriptingOfSwitch(page, `${served.url}?events=1000&calendar=stock`)
    return {
      claim: 'Calendar: month switch, scripting, 1,000 a year',
      samples: [ours],
      atMost: 60,
      unit: 'ms',
      reference: { name: 'stock', samples: [stock] },
    }
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Goes back and forth over the year, so that the months differ and none is empty. */
async function scriptingOfSwitch(page: Page, url: string): Promise<number> {
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
  return median(taken)
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
