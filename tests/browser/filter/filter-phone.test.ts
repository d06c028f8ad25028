/** The filter on a phone: a sheet at the bottom of the screen. */
import { city, menu, openFilter } from '../../support/browser/filter-menu.ts'
import { expect, test } from '../../support/sites/visitor.ts'
test('the sheet has a title and a button that closes it', async ({ page, visit }) => {
  await visit('/volunteer')
  await openFilter(page)
  await expect(menu(page).getByRole('heading', { name: 'Filter' })).toBeVisible()
  await expect(menu(page).getByRole('group').first()).toHaveAccessibleName('Tags')
  const close = menu(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await close.tap()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
})

test.describe('on a small phone in Greek', () => {
  test.use({ viewport: { width: 320, height: 700 }, locale: 'el-GR' })

  test('the row of quick choices says while there is more, and the choice that is made is seen', async ({ page, visit }) => {
    await visit('/events?mode=list')
    const choices = page.getByRole('navigation', { name: 'Γρήγορες επιλογές' })
    const choice = (name: string) => choices.getByRole('link', { name })
    const [weekend, last, arrow] = [choice('Αυτό το Σαββατοκύριακο'), choice('Για παιδιά'), choices.locator('button')]
    const isOnTop = (element: typeof arrow) => element.evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(await Promise.all([isOnTop(last), isOnTop(arrow)])).toEqual([false, true])
    const box = await arrow.boundingBox()
    const shown = await weekend.boundingBox()
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
    // `tap` would scroll the row to where the arrow is without being sticky.
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect.poll(() => isOnTop(arrow)).toBe(false)
    await expect(last).toBeInViewport({ ratio: 1 })
    await choice('Δωρεάν').tap()
    await expect(choice('Δωρεάν')).toHaveAttribute('aria-current')
    await expect(choice('Δωρεάν')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').first()).toBeVisible()
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(700 / 3)
    await last.tap()
    await expect(last).toHaveAttribute('aria-current')
    for (const each of await choices.getByRole('link').all()) await expect(each).toBeInViewport({ ratio: 1 })
    await expect(arrow).toHaveCount(0)
  })
})

test('the sheet is joined to the edges of the screen', async ({ page, visit }) => {
  await visit('/volunteer')
  await openFilter(page)
  for (const side of ['left', 'right', 'bottom']) await expect(menu(page)).toHaveCSS(`border-${side}-width`, '0px')
  for (const corner of ['left', 'right']) await expect(menu(page)).toHaveCSS(`border-bottom-${corner}-radius`, '0px')
})

test('the sheet keeps its height during a search', async ({ page, visit }) => {
  await visit('/dine')
  await openFilter(page)
  const before = await menu(page).boundingBox()
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBe(844)
  await menu(page).getByRole('searchbox').fill('Atlantis')
  await expect(menu(page).getByText('No city is called “Atlantis”.')).toBeVisible()
  expect(await menu(page).boundingBox()).toEqual(before)
  await menu(page).getByRole('searchbox').fill('Athens')
  await expect(city(page, 'Athens')).toBeVisible()
  expect(await menu(page).boundingBox()).toEqual(before)
})

test('the button for all chips has nothing to add to one, and keeps the focus of the other', async ({ page, visit }) => {
  await visit('/volunteer?city=Heraklion&tag=Birds')
  const all = page.getByRole('button', { name: 'Clear filter' })
  await expect(all).toBeVisible()
  await page.getByRole('button', { name: 'Remove Birds' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Birds' })).toHaveCount(0)
  await expect(all).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Remove Heraklion' })).toBeFocused()
  await expect(all).toBeHidden()
})

for (const [width, height] of [[320, 700], [360, 740], [390, 844]] as const) {
  test.describe(`${width} × ${height} in Greek`, () => {
    test.use({ viewport: { width, height }, locale: 'el-GR' })

    for (const [city, name] of [['Athens', 'Αθήνα'], ['Thessaloniki', 'Θεσσαλονίκη']] as const) {
      test(`the first event stands in the upper third of the screen, below the chip of ${city} too`, async ({ page, visit }) => {
        await visit(`/events?mode=list&city=${city}`)
        await expect(page.getByRole('button', { name: `Αφαίρεση: ${name}` })).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('button', { name: 'Διαγραφή επιλογών' })).toHaveCount(0)
        expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(height / 3)
      })
    }

    test('the longest name of a region has no more than the height of its row', async ({ page, visit }) => {
      await visit('/events?mode=list&region=eastern-macedonia-and-thrace')
      const chip = page.getByRole('button', { name: 'Αφαίρεση: Ανατολική Μακεδονία και Θράκη' })
      await expect(chip).toBeInViewport({ ratio: 1 })
      expect((await chip.boundingBox())?.height).toBe(44)
    })

    test('the number of events, the search and the filter have one row', async ({ page, visit }) => {
      await visit('/events?mode=list&from=2026-10-01&to=2027-12-31')
      await expect(page.getByRole('status').filter({ hasText: /^\d\d\sεκδηλώσεις$/ })).toBeVisible()
      expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(height / 3)
    })
  })
}
