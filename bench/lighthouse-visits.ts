/** Lighthouse's reports of the public screens as a phone sees them: its mobile settings, with a simulated slow line. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Language } from '../domain/languages.ts'
import { withDemoSite } from './demo-site.ts'
import { freePort } from './free-port.ts'
import { median } from './measurement.ts'

/** The medians of a screen. */
export interface Report {
  readonly screen: string
  /** 0 to 100. */
  readonly performance: number
  /** The lowest of accessibility, best practices and search engines, 0 to 100. */
  readonly others: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** All that is transferred, with headers. */
  readonly kilobytes: number
}

interface VisitOptions {
  readonly visits: number
  /** That of the browser; English if it is not given. */
  readonly language?: Language
  /** Whether what the site has stored stays, such as a session. */
  readonly keepsStorage?: boolean
}

/** A site with the demo listings, and a browser that Lighthouse controls. */
export interface LighthouseSite {
  readonly url: string
  /** Reports a path of the site, such as `/#/shop`. */
  readonly report: (screen: string, path: string, options: VisitOptions) => Promise<Report>
  /** Signs in as the administrator; the session is in the browser's storage. */
  readonly signIn: () => Promise<void>
}

export const screens = { home: '/', events: '/events', shop: '/shop', login: '/login' }
const visitsOfScreen = 5
const bytesPerKilobyte = 1_000
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const account = { username: 'member', password: 'olives-and-thyme' }

let reports: Promise<readonly Report[]> | null = null

/** The reports, made once for all benches of a run. */
export function lighthouseReports(): Promise<readonly Report[]> {
  return (reports ??= withLighthouse(async ({ report }) => {
    const made: Report[] = []
    for (const [screen, path] of Object.entries(screens)) made.push(await report(screen, `/#${path}`, { visits: visitsOfScreen }))
    return made
  }))
}

export async function withLighthouse<Result>(work: (site: LighthouseSite) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const environment = { ADMIN_USERNAME: account.username, ADMIN_EMAIL: 'member@example.org', ADMIN_PASSWORD: account.password }
  return withDemoSite(
    ({ url }) =>
      work({
        url,
        report: (screen, path, options) => reportOf(screen, url + path, port, options),
        signIn: () => signIn(url, port),
      }),
    { browserArguments: [`--remote-debugging-port=${port}`], environment },
  )
}

/** One number of each screen, such as `home 99, events 98`. */
export function listed(of: readonly Report[], number: (report: Report) => number): string {
  return of.map((report) => `${report.screen} ${number(report).toFixed(0)}`).join(', ')
}

async function reportOf(
  screen: string,
  url: string,
  port: number,
  { visits, language = 'en', keepsStorage = false }: VisitOptions,
): Promise<Report> {
  const results: Omit<Report, 'screen'>[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      extraHeaders: { 'Accept-Language': language },
      disableStorageReset: keepsStorage,
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
    const { audits } = result.lhr
    const [performance = 0, ...others] = categories.map((name) => 100 * (result.lhr.categories[name]?.score ?? 0))
    const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
    results.push({
      performance,
      others: Math.min(...others),
      largestPaintMs: valueOf('largest-contentful-paint'),
      blockingMs: valueOf('total-blocking-time'),
      shift: valueOf('cumulative-layout-shift'),
      kilobytes: valueOf('total-byte-weight') / bytesPerKilobyte,
    })
  }
  const middle = (number: (one: Omit<Report, 'screen'>) => number) => median(results.map(number))
  return {
    screen,
    performance: middle((one) => one.performance),
    others: middle((one) => one.others),
    largestPaintMs: middle((one) => one.largestPaintMs),
    blockingMs: middle((one) => one.blockingMs),
    shift: middle((one) => one.shift),
    kilobytes: middle((one) => one.kilobytes),
  }
}

/** In the browser's own context, which Lighthouse uses; those that Playwright opens have a storage of their own. */
async function signIn(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context of its own.')
  await page.goto(`${url}/#/login`)
  await page.getByLabel('Username', { exact: true }).fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  await page.close()
  await browser.close()
}
