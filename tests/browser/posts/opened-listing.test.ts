/** A shop, a place to dine or a volunteer listing in the modal over its list. */
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { printedCode } from '../../../domain/printed-code.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const modal = (page: Page) => page.getByRole('dialog')
const firstTitle = (page: Page) => main(page).getByRole('article').first().getByRole('link').first()

for (const path of ['/shop', '/dine', '/volunteer']) {
  test(`a listing of ${path} opens over the list, and Back closes it`, { tag: '@phone' }, async ({ page, visit }) => {
    await visit('/about')
    await visit(path)
    const title = (await firstTitle(page).textContent()) ?? ''
    await firstTitle(page).click()
    await expect(modal(page)).toHaveAccessibleName(title)
    await expect(page).toHaveURL(/[?&]listing=\d+$/)
    await expect(page).toHaveTitle(`Prasino | ${title}`)
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(firstTitle(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle('Prasino | About Us')
  })
}

test('the address of an opened listing can be shared, and closing it leaves its list', async ({ page, visit, anotherVisitor, site }) => {
  await visit('/volunteer?page=2')
  const title = (await firstTitle(page).textContent()) ?? ''
  await firstTitle(page).click()
  await expect(modal(page)).toHaveAccessibleName(title)
  const other = await anotherVisitor()
  await other.goto(page.url())
  await expect(modal(other)).toHaveAccessibleName(title)
  await other.keyboard.press('Escape')
  await expect(modal(other)).toHaveCount(0)
  await expect(other).toHaveURL(`${site.url}/#/volunteer?page=2`)
  await expect(main(other).getByRole('article').first()).toBeVisible()
})

test('the link of a listing is its page for search engines and other tabs', async ({ page, visit, site }) => {
  await visit('/shop')
  expect(await firstTitle(page).evaluate((link: HTMLAnchorElement) => link.href)).toMatch(new RegExp(`^${site.url}/shops/\\d+$`))
})

test('on paper an opened listing has its address and the code of it, and no links that only a device can open', async ({ page, visit }) => {
  await visit('/events?mode=list')
  const title = main(page).getByRole('link', { name: 'Cleanup of Schinias beach' }).first()
  const address = (await title.getAttribute('href')) ?? ''
  await title.click()
  const links = ['OpenStreetMap', 'Open its page'].map((name) => modal(page).getByRole('link', { name }))
  const ways = [...links, modal(page).getByText('Add to calendar')]
  for (const way of ways) await expect(way).toBeVisible()
  const onPaper = modal(page).getByText(address, { exact: true })
  const code = onPaper.locator('path')
  await expect(code).toHaveAttribute('d', printedCode(address, encode).path)
  await expect(onPaper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(onPaper).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThan(80)
  for (const way of ways) await expect(way).toBeHidden()
  await expect(modal(page).getByText('Schinias, Marathon')).toBeVisible()
  expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('an address of a listing that does not exist says so', async ({ page, visit, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/)
  await visit('/dine?listing=999999')
  await expect(modal(page)).toHaveAccessibleName('No such post')
  await modal(page).getByText('Close', { exact: true }).click()
  await expect(page).toHaveURL(/#\/dine$/)
})

test('on a phone the actions stay at the foot of the window', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await visit('/events?mode=list')
  await main(page).getByRole('link', { name: 'Cleanup of Schinias beach' }).first().click()
  const ways = [
    modal(page).locator('summary'),
    modal(page).getByRole('button', { name: /^(Share|Copy link)$/ }),
    modal(page).getByRole('link', { name: /^Way there/ }),
  ]
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
  await ways[0]?.click()
  const choices = modal(page).locator('details').getByRole('link')
  await expect(choices).toHaveCount(4)
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 })
  expect(await choices.last().evaluate((link: HTMLAnchorElement) => link.href)).toMatch(/\/events\/\d+\.ics$/)
  await page.keyboard.press('Escape')
  await modal(page).getByText('Schinias, Marathon').scrollIntoViewIfNeeded()
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
})
