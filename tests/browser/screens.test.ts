/** Every screen has a title, one heading, and the frame. Specification, section 2. */
import { testEveryScreen } from '../support/every-screen.ts'
import { main } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

testEveryScreen((name) => `${name} has its title and the frame`, async ({ screen, page, open }) => {
  await open()
  await expect(page).toHaveTitle(`Prasino | ${screen.title}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([screen.title])
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(main(page)).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText(['About Us', 'Contact Us', 'Social Media'])
  const year = await page.evaluate(() => new Date().getFullYear())
  await expect(footer.getByText(`Copyright © ${year}, Prasino. All rights reserved.`, { exact: true })).toBeVisible()
})

test('the footer links to its three screens', async ({ page, visit }) => {
  await visit('/')
  for (const title of ['About Us', 'Contact Us', 'Social Media']) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('the not-found screen links to home and to the events', async ({ page, visit }) => {
  await visit('/nowhere/at/all')
  await main(page).getByRole('link', { name: 'Look at events' }).click()
  await expect(page).toHaveTitle('Prasino | Events')
  await page.goBack()
  await main(page).getByRole('link', { name: 'To the start' }).click()
  await expect(page).toHaveTitle('Prasino | Welcome to Prasino')
})
