/** Lighthouse's reports of the public screens as a phone sees them: its mobile settings, with a simulated slow line. */
import lighthouse from 'lighthouse'
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
  /** All that is transferred, with headers. */
  readonly kilobytes: number
}

const screens = { home: '/', events: '/events', shop: '/shop', login: '/login' }
const visitsOfScreen = 5
const bytesPerKilobyte = 1_000
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

let reports: Promise<readonly Report[]> | null = null

/** The reports, made once for all benches of a run, with the demo listings. */
export function lighthouseReports(): Promise<readonly Report[]> {
  return (reports ??= makeReports())
}

async function makeReports(): Promise<readonly Report[]> {
  const port = await freePort()
  return withDemoSite(async ({ url }) => {
    const made: Report[] = []
    for (const [screen, path] of Object.entries(screens)) made.push(await reportOf(screen, `${url}/#${path}`, port, visitsOfScreen))
    return made
  }, [`--remote-debugging-port=${port}`])
}

/** One number of each screen, such as `home 99, events 98`. */
export function listed(of: readonly Report[], number: (report: Report) => number): string {
  return of.map((report) => `${report.screen} ${number(report).toFixed(0)}`).join(', ')
}

/** The medians of some visits to an address, with the browser that listens on the port. */
export async function reportOf(screen: string, url: string, port: number, visits: number): Promise<Report> {
  const results: Omit<Report, 'screen'>[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
    const { audits } = result.lhr
    const [performance = 0, ...others] = categories.map((name) => 100 * (result.lhr.categories[name]?.score ?? 0))
    const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
    results.push({
      performance,
      others: Math.min(...others),
      largestPaintMs: valueOf('largest-contentful-paint'),
      blockingMs: valueOf('total-blocking-time'),
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
    kilobytes: middle((one) => one.kilobytes),
  }
}
