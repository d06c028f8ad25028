/** A desktop at 200 % zoom: half as many CSS pixels, each drawn twice as large. */
import { stickingOut } from '../support/page-box.ts'
import { main, openScreen, screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
test.skip(({ isMobile }) => isMobile, 'phones do not zoom like this')

test('every screen fits', async ({ page }) => {
  for (const screen of screens) {
    await openScreen(page, screen)
    expect(await stickingOut(page), screen.name).toEqual([])
  }
})

test('a list can be filtered', async ({ page, visit }) => {
  await visit('/volunteer')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'Birds' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(main(page).getByRole('status')).toHaveText('7 results')
})

test('an event can be opened and closed', async ({ page, visit }) => {
  await visit('/events')
  await page.getByRole('button', { name: /^Forest walk/ }).click()
  const modal = page.getByRole('dialog', { name: 'Forest walk' })
  await modal.getByText('Close').click()
  await expect(modal).toBeHidden()
})
