/** Empty lists and their links. Specification, section 2. */
import { hold } from '../../support/browser/hold-requests.ts'
import { main } from '../../support/browser/open-screen.ts'
import { cleanup } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.describe('on a site without listings', () => {
  test('each screen shows a message', async ({ page, sites }) => {
    const { url } = await sites.open({ listings: [] })
    for (const path of ['/volunteer', '/shop', '/dine']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('No posts available.', { exact: true })).toBeVisible()
      await expect(main(page).getByRole('status')).toHaveText('0 posts')
    }
    for (const path of ['/events?mode=list', '/']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('No upcoming events.', { exact: true })).toBeVisible()
    }
    for (const path of ['/events', '/events?view=week', '/events?view=day']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('There are no events in this range.', { exact: true })).toBeVisible()
    }
  })
})

test('an empty list links to the form', async ({ page, visit }) => {
  await visit('/dine?city=Volos')
  await main(page).getByRole('link', { name: 'Add Something Green' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test('an empty list offers what is nearest, with its number', { tag: '@phone' }, async ({ page, visit }) => {
  const offered = main(page).getByRole('list', { name: 'What comes closest:' }).getByRole('link')
  const titles = main(page).getByRole('article').getByRole('heading')
  await visit('/events?mode=list&city=Nea+Makri&tag=Cleanup')
  await expect(main(page).getByText('No event matches your choices.')).toBeVisible()
  await expect(offered).toHaveText(['Near Nea Makri, 50 km: 1 event', 'Without “Nea Makri”: 1 event'])
  // What leads on comes first, in the first view of the narrowest phone too, and the filter is cleared in one place.
  const add = main(page).getByRole('link', { name: 'Add Something Green' })
  expect((await add.boundingBox())?.y).toBeGreaterThan((await offered.last().boundingBox())?.y ?? Infinity)
  await expect(main(page).getByRole('button', { name: 'Clear filter' })).toHaveCount(1)
  const { width = 1280, height = 720 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 760 })
  for (const link of await offered.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  await offered.first().click()
  await expect(titles).toHaveText([cleanup.title])

  await visit('/events?mode=list&when=today&city=Athens&tag=Cleanup')
  await expect(offered.first()).toHaveText('Later, on October 10, 2026: 1 event')
  await offered.first().click()
  await expect(page).toHaveURL(/city=Athens&tag=Cleanup&from=2026-10-10&to=2026-10-10$/)
  await expect(titles).toHaveText([cleanup.title])
})

test.describe('in Greek', () => {
  test.use({ locale: 'el-GR' })

  test('the region that is offered in place of a town has its Greek name', async ({ page, visit }) => {
    await visit('/shop?city=Ierapetra')
    const offered = main(page).getByRole('list', { name: 'Ό,τι πλησιάζει περισσότερο:' }).getByRole('link')
    await expect(offered.first()).toHaveText('Καταστήματα στην Κρήτη: 1 καταχώριση')
  })
})

test('what follows an empty list comes into view once, below what comes closest', async ({ page, visit }) => {
  const startCounting = await hold(page, '**/api/events/counts**')
  const follow = page.getByRole('button', { name: /^Follow/ })
  await visit('/events?mode=list&city=Nea+Makri&tag=Cleanup')
  await expect(main(page).getByText('No event matches your choices.')).toBeVisible()
  expect((await follow.boundingBox())?.y).toBeGreaterThan(900)
  await startCounting()
  await expect(main(page).getByRole('list', { name: 'What comes closest:' })).toBeVisible()
  await expect.poll(async () => (await follow.boundingBox())?.y).toBeLessThan(900)
})

test('no chip is cut off on the narrowest phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('/volunteer?city=Athens&city=Thessaloniki&city=Volos&city=Patras&tag=Birds&region=central-macedonia&region=crete')
  const chips = page.getByRole('list', { name: 'Applied filter' }).getByRole('button')
  await expect(chips).toHaveCount(8)
  const sides = await chips.evaluateAll((all) => all.map((chip) => [chip.getBoundingClientRect().left, chip.getBoundingClientRect().right]))
  for (const [left = -1, right = 999] of sides) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
  }
})
