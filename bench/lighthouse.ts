/** Lighthouse's reports of screens and pages as a phone sees them: its mobile settings, with a simulated slow line. */
import { chromium } from '@playwright/test'
import { languages, type Language } from '../domain/languages.ts'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { withDemoSite } from './browser.ts'
import { median, once, type Measured } from './measurement.ts'
import { timedRequest } from './requests.ts'
import { freePort } from './servers.ts'

/** The medians of a screen. */
interface Report {
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
  /** The language of the browser; English if it is not given. */
  readonly language?: Language
  /** Whether what the site has stored stays, such as a session. */
  readonly keepsStorage?: boolean
}

/** A site with the demo listings, and a browser that Lighthouse controls. */
interface LighthouseSite {
  readonly url: string
  /** Reports a path of the site, such as `/#/shop`. */
  readonly report: (screen: string, path: string, options: VisitOptions) => Promise<Report>
  /** Signs in as the administrator; the session is in the browser's storage. */
  readonly signIn: () => Promise<void>
}

const screens = { home: '/', events: '/events', shop: '/shop', login: '/login' }
const [visitsOfScreen, visitsOfPage] = [5, 3]
const bytesPerKilobyte = 1_000
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const account = { username: 'member', password: 'olives-and-thyme' }

/** The reports of the public screens in English. */
export const inEnglish = once(() => withLighthouse(async ({ report }) => {
  const made: Report[] = []
  for (const [screen, path] of Object.entries(screens)) made.push(await report(screen, `/#${path}`, { visits: visitsOfScreen }))
  return made
}))

/** The reports of the public screens in Greek, and of the form for listings, which needs a session. */
export const inGreek = once(() => withLighthouse(async ({ report, signIn }) => {
  const options = { visits: 1, language: 'el' } as const
  const made: Report[] = []
  for (const [screen, path] of Object.entries(screens)) made.push(await report(screen, `/#${path}`, options))
  await signIn()
  made.push(await report('form', '/#/add-something-green', { ...options, keepsStorage: true }))
  return made
}))

/** The reports of the pages of listings, one of each type in each language. */
export const ofListingPages = once(() => withLighthouse(async ({ url, report }) => {
  const made: Report[] = []
  for (const type of listingTypes) {
    const path = await firstPage(url, type)
    for (const language of languages) made.push(await report(`${type} ${language}`, `${path}?lang=${language}`, { visits: visitsOfPage }))
  }
  return made
}))

async function firstPage(url: string, type: ListingType): Promise<string> {
  const { body } = await timedRequest(`${url}/api/${typeRegistry[type].segment}/approved?limit=1&page=1`)
  const [listing] = JSON.parse(body.toString()) as { id: number; title: string }[]
  if (!listing) throw new Error(`There is no ${type}.`)
  return listingPagePath(type, listing)
}

type Reports = () => Promise<readonly Report[]>

/** The largest number of all reports; the note has each. */
export async function largest(reports: Reports, number: (report: Report) => number, { digits = 0 } = {}): Promise<Measured> {
  const made = await reports()
  return { samples: [Math.max(...made.map(number))], note: listed(made, number, digits) }
}

/** The smallest number of all reports; the note has each, and their points for performance. */
export async function smallest(reports: Reports, number: (report: Report) => number): Promise<Measured> {
  const made = await reports()
  const note = `${listed(made, number)}; performance: ${listed(made, ({ performance }) => performance)}`
  return { samples: [Math.min(...made.map(number))], note }
}

/** What the visits in Greek transfer as a ratio to those of the same screens in English. */
export async function greekBesideEnglish(): Promise<Measured> {
  const english = new Map((await inEnglish()).map(({ screen, kilobytes }) => [screen, kilobytes]))
  const sameScreens = (await inGreek()).filter(({ screen }) => english.has(screen))
  return largest(async () => sameScreens, ({ screen, kilobytes }) => kilobytes / (english.get(screen) ?? Number.NaN), { digits: 3 })
}

/** One number of each screen, such as `home 99, events 98`. */
function listed(of: readonly Report[], number: (report: Report) => number, digits = 0): string {
  return of.map((report) => `${report.screen} ${number(report).toFixed(digits)}`).join(', ')
}

async function withLighthouse<Result>(work: (site: LighthouseSite) => Promise<Result>): Promise<Result> {
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

async function reportOf(
  screen: string,
  url: string,
  port: number,
  { visits, language = 'en', keepsStorage = false }: VisitOptions,
): Promise<Report> {
  // Loaded when it is needed, since that takes seconds.
  const { default: lighthouse } = await import('lighthouse')
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
