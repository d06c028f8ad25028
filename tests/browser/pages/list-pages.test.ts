/** The lists that the server makes: without scripts, with them, and by everybody in each language, theme and width. */
import { languages } from '../../../domain/languages.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { pageAddress } from '../../support/browser/listing-pages.ts'
import { main } from '../../support/browser/open-screen.ts'
import { clippedTexts, elementsBeyondWindow, elementsWithOverflow } from '../../support/browser/page-box.ts'
import { expect, test } from '../../support/sites/visitor.ts'
import { cleanup } from '../../support/listings/visitor-listings.ts'

test('without scripts a listing leads to what is like it, and the menu to every list', async ({ browser, page, site }) => {
  const address = await pageAddress(page, 'shop', 'en', 'Apple cellar')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 390, height: 844 } })
  const plain = await context.newPage()
  const heading = plain.getByRole('heading', { level: 1 })
  await plain.goto(address)
  await main(plain).getByRole('link', { name: 'Zero Waste', exact: true }).click()
  await expect(heading).toHaveText('Shops · Zero Waste')
  await main(plain).getByRole('link', { name: 'Apple cellar' }).click()
  await expect(plain).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  const menu = plain.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await plain.locator('summary[aria-label="Menu"]').click()
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await menu.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(heading).toHaveText('Shops')
  await plain.getByRole('link', { name: 'All lists' }).click()
  await main(plain).getByRole('link', { name: 'Rhodes', exact: true }).click()
  await expect(heading).toHaveText('Places to eat in Rhodes')
  await plain.locator('summary[aria-label="Search"]').click()
  await plain.getByRole('searchbox').fill('schinias')
  await plain.getByRole('searchbox').press('Enter')
  await expect(main(plain).getByRole('link', { name: cleanup.title })).toBeVisible()
  await expect(main(plain).getByRole('searchbox')).toHaveValue('schinias')
  await context.close()
})

test('with scripts lists open in the app, and the search finds what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto(await pageAddress(page, 'event', 'en', cleanup.title))
  await main(page).getByRole('link', { name: 'Athens', exact: true }).click()
  await expect(page).toHaveURL(/#\/events\?city=Athens$/)
  await page.goBack()
  await page.locator('summary[aria-label="Search"]').press('Enter')
  await page.getByRole('searchbox').fill('schinias')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/#\/search\?q=schinias$/)
  await expect(main(page).getByRole('link', { name: cleanup.title })).toBeVisible()
})

test('who is signed in has their listings where a visitor has the login, from the first frame', async ({ page, expectConsole }) => {
  await page.goto('/lists?lang=en')
  const links = page.getByRole('banner').getByRole('link')
  const [login, own] = [links.filter({ hasText: 'Login' }), links.filter({ hasText: 'My listings' })]
  await expect(login).toBeVisible()
  await expect(own).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('token', 'of a member'))
  // Without any other script.
  await page.route('**/page.js', (route) => route.abort())
  for (const path of ['/lists', '/shops/999999']) {
    expectConsole(/ERR_FAILED|404 \(Not Found\)/, path === '/lists' ? 1 : 2)
    await page.goto(`${path}?lang=en`)
    await expect(own).toHaveAttribute('href', '/#/my-listings')
    await expect(login).toHaveCount(0)
  }
  const other = await page.context().newPage()
  await other.goto('/lists?lang=en')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(login).toBeVisible()
})

for (const path of ['/lists', '/lists/events', '/lists/shops/in/chania', '/shops/999999']) {
  const name = `${path} has no accessibility fault and no overflow in any language, theme and width, with its menus open`
  test(name, async ({ page, expectConsole }) => {
    // The header of a member is the longer one.
    if (path === '/lists/events') await page.addInitScript(() => localStorage.setItem('token', 'of a member'))
    if (path === '/shops/999999') expectConsole(/404 \(Not Found\)/, languages.length)
    for (const language of languages) {
      await page.goto(`${path}?lang=${language}`)
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        // One row, also with a scroll bar beside the page.
        expect((await page.getByRole('banner').boundingBox())?.height, `${language} ${width}`).toBe(65)
        const menus = [null, page.locator('.search > summary'), ...(width < 992 ? [page.locator('.menu > summary')] : [])]
        for (const [index, menu] of menus.entries()) {
          await menu?.click()
          const place = `${language} ${width} ${index}`
          expect(await elementsBeyondWindow(page), place).toEqual([])
          expect(await elementsWithOverflow(page), place).toEqual([])
          expect(await clippedTexts(page), place).toEqual([])
          expect(await accessibilityFaults(page), place).toEqual([])
          await menu?.click()
        }
      }
    }
  })
}
