/** A desktop at 200 % zoom: half the number of CSS pixels in each direction. */
import { testEveryScreen } from '../support/every-screen.ts'
import { elementsBeyondWindow } from '../support/page-box.ts'
import { main } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
test.skip(({ isMobile }) => isMobile, 'phones do not zoom like this')

testEveryScreen((name) => `${name} fits`, async ({ page, open }) => {
  await open()
  expect(await elementsBeyondWindow(page)).toEqual([])
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
