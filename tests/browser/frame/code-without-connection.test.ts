/** Code without a connection: what was fetched opens; what was not can be fetched again. */
import { failureWords } from '../../support/browser/failure-words.ts'
import { bars } from '../../support/browser/calendar.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

// The cache of earlier tests has the code.
test.use({ isContextKept: false })

test('a screen opens without the server once its link was pointed at or focused', async ({ page, site, visit }) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await visit('/')
  const links = page.getByRole('navigation', { name: 'About this site' })
  for (const [link, code, intend] of [['About Us', 'pages', 'hover'], ['Contact Us', 'contact', 'focus']] as const) {
    const isFetched = () => fetched.some((address) => address.includes(`/assets/${code}-`) && address.endsWith('.js'))
    expect(isFetched()).toBe(false)
    await links.getByRole('link', { name: link })[intend]()
    await expect.poll(isFetched).toBe(true)
  }
  await site.disconnect()
  await links.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveTitle('Prasino | About Us')
  await links.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle('Prasino | Contact Us')
})

test('a screen that cannot be fetched is fetched when the connection is back, without a press', async ({ page, site, expectConsole }) => {
  expectConsole(/^Error: Unable to preload|^TypeError: Failed to fetch dynamically imported module/)
  await page.goto('/#/')
  await expect(main(page).getByRole('article')).toHaveCount(5)
  await site.disconnect()
  await goTo(page, '/about')
  await expect(main(page).getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await site.reconnect()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('the filter that cannot be fetched says so beside its button, and opens without a reload', async ({ page, site, expectConsole }) => {
  expectConsole(/^Failed to fetch cities/, 2)
  // Once the server answers this, the page fetches the filter by itself, and the button goes.
  await page.route('**/health/live', (route) => route.abort())
  await page.goto('/#/volunteer')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await site.disconnect()
  await page.getByRole('button', { name: 'Filter' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toHaveText('The filter could not be fetched.Try again')
  const [button, said] = await Promise.all([page.getByRole('button', { name: 'Filter' }), notice].map((part) => part.boundingBox()))
  expect((said?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(40)
  // Answered after the connection is back, this would reload the page.
  const unanswered = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await unanswered
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await site.reconnect()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox', { name: 'Crete' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(requested).not.toContain('/')
})

test('a drawing that cannot be fetched leaves its space empty', async ({ page, site, visit }) => {
  await visit('/')
  const code = page.waitForResponse(/\/pages-[^/]+\.js$/)
  await page.getByRole('link', { name: 'About Us' }).hover()
  await (await code).finished()
  await site.disconnect()
  await goTo(page, '/about')
  await expect(page).toHaveTitle('Prasino | About Us')
  await expect(main(page).locator('img')).toBeHidden()
})

test('the calendar opens after its events are fetched again', async ({ page, site, expectConsole }) => {
  expectConsole('Failed to fetch approved events')
  await page.goto('/#/events?mode=list')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await site.disconnect()
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await expect(page.getByText(failureWords('could not be fetched|Loading'))).toHaveCount(1)
  await site.reconnect()
  await expect(bars(page, 'Forest walk')).toBeVisible()
})

test('a calendar whose code cannot be fetched says so once, beside the events', async ({ page, consoleWatch }) => {
  consoleWatch.expectUnansweredRequests()
  const calendarCode = /\/assets\/(?:event|phone)-calendar[^/]*\.js$/
  let isLoadedAnew = false
  await page.route(calendarCode, (route) => (isLoadedAnew ? route.continue() : route.abort()))
  // Once the server answers this, the screen reads again by itself, and the button goes.
  await page.route('**/health/live', (route) => route.abort())
  await page.goto('/#/events?mode=list')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('The events could not be fetched.Try again')
  await expect(page.getByText(/could not be fetched|Loading/)).toHaveCount(1)
  page.on('request', (request) => {
    isLoadedAnew ||= request.isNavigationRequest()
  })
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(bars(page, 'Forest walk')).toBeVisible()
})
