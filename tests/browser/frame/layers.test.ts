/** Back closes what is open over a screen, whatever it is, and nothing that is closed stays in the history. */
import type { Page } from '@playwright/test'
import { openFilter, menu as filterMenu, tag } from '../../support/browser/filter-menu.ts'
import { expect, test } from '../../support/sites/visitor.ts'

interface Layer {
  readonly name: string
  readonly path: string
  readonly title: string
  open(page: Page): Promise<unknown>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const layer = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'))
/** A layer that is not closed by Back leaves the screen before the browser leaves its entry. Until then, `goBack` shows the same screen. */
const entryLeft = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined()

const layers: readonly Layer[] = [
  { name: 'the menu of a phone', path: '/dine', title: 'Dine', open: (page) => press(page, 'Menu') },
  { name: 'the filter', path: '/dine', title: 'Dine', open: openFilter },
  { name: 'the ways to follow a list', path: '/dine', title: 'Dine', open: (page) => press(page, 'Follow this list') },
  {
    name: 'an event', path: '/events?mode=list', title: 'Events',
    open: (page) => page.getByRole('article').getByRole('link').first().click(),
  },
]

test.use({ viewport: { width: 390, height: 844 } })

for (const { name, path, title, open } of layers) {
  test(`Back closes ${name} and leaves the screen as it was`, async ({ page, visit }) => {
    await visit('/about')
    await visit(path)
    const address = page.url()
    await open(page)
    await expect(layer(page)).toBeVisible()
    await page.goBack()
    await expect(layer(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(page).toHaveTitle('Prasino | About Us')
  })

  test(`closing ${name} leaves no entry in the history`, async ({ page, visit }) => {
    await visit('/about')
    await visit(path)
    const address = page.url()
    for (const _ of [1, 2]) {
      await open(page)
      await expect(layer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(layer(page)).toHaveCount(0)
      await expect(page).toHaveURL(address)
    }
    await entryLeft(page)
    await page.goBack()
    await expect(page).toHaveTitle('Prasino | About Us')
    await page.goForward()
    await expect(page).toHaveTitle(new RegExp(`Prasino \\| ${title}`))
  })
}

test('the page that a layer leads to takes its place in the history', async ({ page, visit }) => {
  await visit('/about')
  await visit('/dine')
  await press(page, 'Menu')
  await layer(page).getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveTitle('Prasino | Shop')
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | Dine')
  await expect(layer(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('an applied filter takes the place of its menu in the history, and Back undoes it', async ({ page, visit }) => {
  await visit('/about')
  await visit('/dine')
  await openFilter(page)
  await tag(page, 'Vegan').check()
  await filterMenu(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/tag=Vegan/)
  await page.goBack()
  await expect(page).not.toHaveURL(/tag=/)
  await expect(layer(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('however the filter is closed, what was chosen is applied, and Back undoes it', async ({ page, visit }) => {
  await visit('/about')
  await visit('/dine')
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    () => filterMenu(page).getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await openFilter(page)
    await tag(page, 'Vegan').check()
    await close()
    await expect(layer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/tag=Vegan/)
    await expect(page.getByRole('button', { name: 'Remove Vegan' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/tag=/)
  }
  await openFilter(page)
  await page.keyboard.press('Escape')
  await expect(layer(page)).toHaveCount(0)
  await entryLeft(page)
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('Forward and a reload show the screen without the layer', async ({ page, visit }) => {
  await visit('/about')
  await visit('/dine')
  await openFilter(page)
  await page.goBack()
  await expect(layer(page)).toHaveCount(0)
  await page.goForward()
  await entryLeft(page)
  await expect(layer(page)).toHaveCount(0)
  await openFilter(page)
  await page.reload()
  await expect(page).toHaveTitle('Prasino | Dine')
  await entryLeft(page)
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('Back closes the upper of two layers', async ({ page, visit }) => {
  await visit('/events?mode=list')
  await openFilter(page)
  await filterMenu(page).getByRole('radio', { name: 'From – to' }).check()
  await filterMenu(page).getByRole('button', { name: /^Choose.*From/ }).click()
  await expect(layer(page)).toHaveCount(2)
  await page.goBack()
  await expect(layer(page)).toHaveCount(1)
  await page.goBack()
  await expect(layer(page)).toHaveCount(0)
})
