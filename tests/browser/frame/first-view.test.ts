/** The first view of the page: seen before any script of the app, and replaced by the app without a change. */
import type { Page } from '@playwright/test'
import { hold } from '../../support/browser/hold-requests.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const root = (page: Page) => page.locator('#root')
const hasTakenOver = (page: Page) => expect(root(page)).not.toHaveAttribute('data-first-view')

/** Waits for the fonts of both scripts: the page in English has the name of the other language, which is wider before. */
const fontsAreLoaded = (page: Page) => page.evaluate(() => document.fonts.load('16px "Commissioner Variable"', 'English Ελληνικά'))

/** Every element of the page with its text, its target, its colours, and its place in the window. */
function places(page: Page): Promise<string[]> {
  return root(page).locator('*').evaluateAll((elements) => {
    // A lazy image chooses its source when it comes near the window.
    const sourceOf = ({ currentSrc, src }: HTMLImageElement) => currentSrc || src
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, visibility } = getComputedStyle(element)
      const text = element.children.length === 0 ? element.textContent : ''
      const target = element.getAttribute('href') ?? (element instanceof HTMLImageElement ? sourceOf(element) : '')
      return [element.tagName, text, target, x, y, width, height, backgroundColor, color, visibility].join(' ')
    })
  })
}

test.use({ isContextKept: false })

for (const [path, heading] of [
  ['/', 'Welcome to Prasino'],
  ['/events', 'Events'],
  ['/events?mode=list', 'Events'],
  ['/volunteer', 'Volunteer'],
  ['/shop', 'Shop'],
  ['/dine', 'Dine'],
  ['/login', 'Login'],
] as const) {
  test(`the app changes nothing of what was seen before it: ${path}`, async ({ page }) => {
    await hold(page, '**/api/**')
    const startApp = await hold(page, '**/assets/*.js')
    // The code that comes after the screen.
    await hold(page, /event-calendar|phone-calendar|moving-carousel/)
    await page.goto(`/#${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await fontsAreLoaded(page)
    const before = await places(page)
    expect(before.length).toBeGreaterThan(50)
    await startApp()
    await hasTakenOver(page)
    expect(await places(page)).toEqual(before)
  })
}

for (const [path, chosen, count] of [
  ['/events?mode=list&when=weekend&free=true&tag=Workshop', ['This weekend', 'Free'], 3],
  ['/events?city=Athens&tag=Cleanup', [], 2],
  ['/volunteer?city=Athens&city=Heraklion&tag=Birds', [], 3],
  ['/shop?city=Athens', [], 1],
] as const) {
  test(`a filter of the address is seen before the app, and nothing moves: ${path}`, async ({ page }) => {
    await hold(page, '**/api/**')
    const startApp = await hold(page, '**/assets/*.js')
    await hold(page, /event-calendar/)
    await page.goto(`/#${path}`, { waitUntil: 'commit' })
    const quick = main(page).getByRole('navigation').locator('[aria-current]')
    const filter = main(page).getByRole('button', { name: new RegExp(`^Filter ?${count} `) })
    const links = main(page).getByRole('navigation').getByRole('link')
    // The skeleton, or the placeholder of the calendar.
    const below = main(page).locator('[aria-hidden] > :has([data-first-text]), [data-first-day]').first()
    const placesOf = async () => [
      await quick.allTextContents(),
      await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
      await filter.boundingBox(),
      await below.evaluate((element) => element.parentElement?.getBoundingClientRect().y),
    ]
    await expect(filter).toBeVisible()
    await fontsAreLoaded(page)
    const before = await placesOf()
    expect(before[0]).toEqual(chosen)
    await startApp()
    await hasTakenOver(page)
    expect(await placesOf()).toEqual(before)
  })
}

test('chips have the lines of their places before the app, and the message about a chip has its room', async ({ page, expectConsole }) => {
  expectConsole(/400 \(Bad Request\)/)
  await page.setViewportSize({ width: 390, height: 800 })
  const startApp = await hold(page, '**/assets/*.js')
  const chips = page.locator('[data-first-chips]').or(page.getByRole('list', { name: 'Applied filter' }))
  await page.goto('/#/volunteer?city=Alexandroupoli&city=Thessaloniki', { waitUntil: 'commit' })
  await expect(chips).toBeVisible()
  await fontsAreLoaded(page)
  const heightBefore = (await chips.boundingBox())?.height
  await startApp()
  await hasTakenOver(page)
  expect((await chips.boundingBox())?.height).toBe(heightBefore)

  const startMessage = await hold(page, /unknown-places-.*js/)
  const below = main(page).locator('[aria-hidden]:has(> :has([data-first-text])), ul:has(> li > article)').first()
  const startAgain = await hold(page, /assets\/(?!unknown).*js/)
  await page.goto('about:blank')
  await page.goto('/#/shop?city=Nowhere', { waitUntil: 'commit' })
  await expect(below).toBeVisible()
  const topBefore = (await below.boundingBox())?.y ?? 0
  await startAgain()
  await hasTakenOver(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect((await below.boundingBox())?.y).toBeCloseTo(topBefore, 0)
  await startMessage()
  await expect(main(page).getByText('No city is called “Nowhere”')).toBeVisible()
  expect((await below.boundingBox())?.y).toBeCloseTo(topBefore, 0)
})

for (const [locale, path, known] of [
  ['el-GR', '/events?mode=list&city=Thessaloniki&tag=Zero+Waste', ['Μηδενικά απόβλητα']],
  ['el-GR', '/volunteer?tag=Animals&tag=Community+Service', ['Ζώα', 'Κοινωνική προσφορά']],
  ['en-GB', '/events?mode=list&city=Athens&when=week', ['Next seven days', 'Athens']],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`chips have their words before the app, and the list stays in its place: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      const startApp = await hold(page, '**/assets/*.js')
      await page.goto(`/#${path}`, { waitUntil: 'commit' })
      await expect(page.locator('[data-first-chips] [data-worded]')).toHaveText([...known])
      await fontsAreLoaded(page)
      const before = (await page.locator('[data-first-chips]').boundingBox())?.height
      await startApp()
      await hasTakenOver(page)
      const chips = main(page).getByRole('list').filter({ has: page.getByRole('button', { name: /^Αφαίρεση|^Remove/ }) })
      expect((await chips.boundingBox())?.height).toBe(before)
    })
  })
}

for (const path of ['/shop', '/events?mode=list']) {
  test(`the texts of the first listings are read before the app is there: ${path}`, async ({ page }) => {
    const startApp = await hold(page, '**/assets/*.js')
    await page.goto(`/#${path}`, { waitUntil: 'commit' })
    const title = page.locator('[data-first-text=title]').first()
    await expect(title).toHaveText(/\w/)
    const [text, top] = await title.evaluate((element) => [element.textContent, element.getBoundingClientRect().top] as const)
    await startApp()
    const heading = page.getByRole('article').first().getByRole('heading')
    await expect(heading).toHaveText(text)
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0)
  })
}

for (const [date, name, events] of [
  ['2026-10-24', 'Saturday, October 24, 2026', ['Saturday, October 24, 2026 · Athens']],
  ['2026-11-24', 'Tuesday, November 24, 2026', []],
] as const) {
  test(`the chosen day of a phone's calendar and its first event stand in their places before the app is there: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const startApp = await hold(page, '**/assets/*.js')
    await page.goto(`/#/events?date=${date}`, { waitUntil: 'commit' })
    const shown = [name, ...events].map((text) => main(page).getByText(text, { exact: true }).first())
    const boxesOf = () => Promise.all(shown.map((each) => each.boundingBox()))
    for (const each of shown) await expect(each).toBeVisible()
    await fontsAreLoaded(page)
    const boxes = await boxesOf()
    await startApp()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    for (const text of events) await expect(main(page).getByRole('button').getByText(text).first()).toBeVisible()
    expect(await boxesOf()).toEqual(boxes)
  })
}

test('the focus and the pressed button are passed on to the app', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const startApp = await hold(page, '**/assets/*.js')
  await page.goto('/#/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await startApp()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the focused link keeps the focus', async ({ page }) => {
  const startApp = await hold(page, '**/assets/*.js')
  await page.goto('/#/', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name: 'volunteer', exact: true })
  await link.focus()
  await startApp()
  await hasTakenOver(page)
  await expect(link).toBeFocused()
})

test('what was typed and checked stays, and the login is sent by Enter before the app is there', async ({ page, expectConsole }) => {
  expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
  const startApp = await hold(page, '**/assets/*.js')
  await page.goto('/#/login', { waitUntil: 'commit' })
  const fields = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })] as const
  await fields[0].fill('nobody')
  await page.getByRole('checkbox', { name: 'Keep me logged in on this device' }).check()
  await fields[1].pressSequentially('wrong words')
  await fields[1].press('Enter')
  const sent = page.waitForRequest('**/auth/login')
  await startApp()
  await hasTakenOver(page)
  expect((await sent).postDataJSON()).toEqual({ username: 'nobody', password: 'wrong words', keep: true })
  await expect(page.getByText('Wrong password.')).toBeVisible()
  expect(page.url()).not.toContain('wrong')
  await expect(fields[0]).toHaveValue('nobody')
  await expect(fields[1]).toHaveValue('wrong words')
  await expect(fields[1]).toBeFocused()
})

test('no style sheet is fetched whose content the page has', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()))
  await page.goto('/#/shop')
  await hasTakenOver(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const inPage = (await page.locator('#root').getAttribute('data-styles'))?.split(' ') ?? []
  expect(inPage.length).toBeGreaterThan(0)
  expect(fetched.filter((url) => inPage.some((name) => url.endsWith(name.slice(1))))).toEqual([])
})

test('a link leads to the first view of another screen, and Back to the one before', async ({ page }) => {
  const startApp = await hold(page, '**/assets/*.js')
  await page.goto('/#/', { waitUntil: 'commit' })
  const dine = page.getByRole('link', { name: 'Dine', exact: true })
  await dine.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dine')
  await expect(dine).toHaveAttribute('aria-current', 'page')
  // Unlike goBack, it does not wait for the end of the load.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Prasino')
  await expect(dine).not.toHaveAttribute('aria-current')
  await dine.click()
  await startApp()
  await hasTakenOver(page)
  await expect(page).toHaveTitle('Prasino | Dine')
})

test('an address that changes while the app starts is followed', async ({ page }) => {
  const finishStart = await hold(page, /\/events-[^/]+\.js/)
  const requested = page.waitForRequest(/\/events-[^/]+\.js/)
  await page.goto('/#/events', { waitUntil: 'commit' })
  await requested
  await page.getByRole('link', { name: 'Dine', exact: true }).click()
  await finishStart()
  await expect(page).toHaveTitle('Prasino | Dine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dine')
})
