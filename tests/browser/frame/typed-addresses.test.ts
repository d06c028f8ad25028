/** Addresses of screens typed without the hash, and the page without scripts. */
import { expect, test } from '../../support/sites/visitor.ts'
test('a typed address redirects to the screen', async ({ page, site }) => {
  for (const [typed, title, address] of [
    ['/events', 'Events', '/#/events'],
    ['/shop/', 'Shop', '/#/shop'],
    ['/events?mode=list&city=Athens&city=Volos', 'Events', '/#/events?mode=list&city=Athens&city=Volos'],
    ['/verify-email', 'Verifying your email...', '/#/verify-email'],
  ] as const) {
    await page.goto(typed)
    await expect(page).toHaveTitle(`Prasino | ${title}`)
    await expect(page).toHaveURL(`${site.url}${address}`)
  }
})

test('an unknown address has the status 404', async ({ request }) => {
  expect((await request.get('/no-such-screen')).status()).toBe(404)
})

test('the document has only the title of the screen', async ({ page, visit }) => {
  for (const [path, title] of [['/', 'Welcome to Prasino'], ['/shop', 'Shop'], ['/no-such-screen', 'Not found']] as const) {
    await visit(path)
    await expect(page).toHaveTitle(`Prasino | ${title}`)
    await expect(page.locator('title')).toHaveCount(1)
  }
})

test('without scripts home is the page of all lists, which says so, in the frame of the app', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(page).toHaveURL(`${site.url}/lists`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prasino' }).locator('svg')).toBeVisible()
  await page.getByRole('banner').locator('summary[aria-label=Search]').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  const words = page.getByRole('main')
  await expect(words).toContainText('Events, volunteering, shops and plant-based dining for a greener Greece.')
  expect(await words.innerText()).toContain('This site needs JavaScript.')
  for (const [place, list] of [['Volos', '/lists/shops/in/volos'], ['Zero Waste', '/lists/shops/tag/zero-waste']] as const) {
    const link = words.locator('section').filter({ hasText: 'Shops' }).getByRole('link', { name: place })
    await expect(link).toHaveAttribute('href', RegExp(list))
  }
  await words.getByRole('link', { name: 'Shops', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops')
  await expect(page.getByRole('link', { name: 'Apple cellar' })).toBeVisible()
  await context.close()
})
