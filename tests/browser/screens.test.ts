/** What every screen of the site has: its name, one heading, and the frame around it. Specification, section 2. */
import { main, openScreen, screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

for (const screen of screens) {
  test(`${screen.name} names the document and stands in the frame`, async ({ page }) => {
    await openScreen(page, screen)
    await expect(page).toHaveTitle(`Prasino | ${screen.title}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([screen.title])
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(main(page)).toHaveCount(1)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link')).toHaveText(['About Us', 'Contact Us', 'Social Media'])
    await expect(footer.getByText('Copyright © 2026, Prasino. All rights reserved.', { exact: true })).toBeVisible()
  })
}

test('the footer leads to its three screens', async ({ page, visit }) => {
  await visit('/')
  for (const title of ['About Us', 'Contact Us', 'Social Media']) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('not found offers the way to the start and to the events', async ({ page, visit }) => {
  await visit('/nowhere/at/all')
  await main(page).getByRole('link', { name: 'Look at events' }).click()
  await expect(page).toHaveTitle('Prasino | Events')
  await page.goBack()
  await main(page).getByRole('link', { name: 'To the start' }).click()
  await expect(page).toHaveTitle('Prasino | Welcome to Prasino')
})
