/** First visits with a cheap phone: a slow line of 1.6 Mbit/s and 150 ms, and a processor slowed four times. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { withDemoSite } from './browser.ts'
import { once, type Measured } from './measurement.ts'

interface Visit {
  /** When the header and, on home, the hero are painted. */
  readonly firstSightMs: number
  /** When the screen has its data and can be used. */
  readonly usableMs: number
  /** What was transferred until the page is idle, with headers. */
  readonly kilobytes: number
  readonly requests: number
}

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const visitsOfScreen = 5
/** Long enough for everything that a page does later. */
const idleMs = 3_000
const kilobyte = 1_000
const bytesPerKilobit = 125

/** A path, and what is there when the screen can be used. */
interface PhoneScreen {
  readonly path: string
  readonly usable: string
}

export const screens = {
  home: { path: '/', usable: 'article' },
  shop: { path: '/shop', usable: 'article' },
  events: { path: '/events', usable: 'main li button' },
} as const satisfies Record<string, PhoneScreen>

const visitsOf = {
  home: once(() => visit(screens.home)),
  shop: once(() => visit(screens.shop)),
  events: once(() => visit(screens.events)),
}

/** One number of each of five visits. */
export async function onPhone(screen: keyof typeof screens, number: (visit: Visit) => number): Promise<Measured> {
  return { samples: (await visitsOf[screen]()).map(number) }
}

/** With an empty cache, and the demo listings. */
function visit({ path, usable }: PhoneScreen): Promise<readonly Visit[]> {
  return withDemoSite(async ({ url, browser }) => {
    const visits: Visit[] = []
    for (let number = 0; number < visitsOfScreen; number += 1) visits.push(await visitOnce(browser, `${url}/#${path}`, usable))
    return visits
  })
}

async function visitOnce(browser: Browser, url: string, usable: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const transfers = countTransfers(await slowDown(context, page))
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(usable).first().waitFor()
    const usableMs = await page.evaluate(() => performance.now())
    await page.waitForTimeout(idleMs)
    const firstSightMs = await page.evaluate(() =>
      Math.max(window.heroAt, performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN))
    return { firstSightMs, usableMs, kilobytes: transfers.bytes / kilobyte, requests: transfers.requests }
  } finally {
    await context.close()
  }
}

/** The slow line and the slow processor of the phone, for all that the page does from now on. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false, latency: 150, downloadThroughput: 1600 * bytesPerKilobit, uploadThroughput: 750 * bytesPerKilobit,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

function countTransfers(session: CDPSession): { bytes: number; requests: number } {
  const transfers = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfers.bytes += encodedDataLength
    transfers.requests += 1
  })
  return transfers
}

declare global {
  interface Window {
    /** When the image of home was painted, in ms; 0 without one. */
    heroAt: number
  }
}

/** Runs in the page. */
function watchPaints(): void {
  window.heroAt = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
      if (entry.element instanceof HTMLImageElement) window.heroAt = entry.startTime
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
