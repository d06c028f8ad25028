/** The footer, the pages it links to, and the screen of an unknown address. Specification, section 2. */
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test('the configured name, address and links are shown everywhere', async ({ page, sites }) => {
  const { url } = await sites.open({
    listings: [],
    environment: {
      PRODUCT_NAME: 'Πράσινη Γειτονιά',
      CONTACT_EMAIL: 'geia@geitonia.example',
      SOCIAL_LINKS: 'Mastodon=https://social.example/@geitonia',
    },
  })
  await page.goto(`${url}/#/social`)
  await expect(page).toHaveTitle('Πράσινη Γειτονιά | Social Media')
  const link = main(page).getByRole('link', { name: 'Mastodon' })
  await expect(link).toHaveAttribute('href', 'https://social.example/@geitonia')
  await expect(link).toHaveAttribute('target', '_blank')
  await page.goto(`${url}/#/contact`)
  await expect(main(page).getByRole('button', { name: 'geia@geitonia.example' })).toBeVisible()
  await page.goto(`${url}/#/`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Welcome to Πράσινη Γειτονιά')
  await expect(page.getByRole('contentinfo')).toContainText(/Πράσινη Γειτονιά. All rights reserved\.$/)
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
