/** The contact page and the social media page, with their configuration. Specification, section 2. */
import { main } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test('a click copies the contact address', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/contact')
  await main(page).getByRole('button', { name: 'hello@prasino.example' }).click()
  await expect(main(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@prasino.example')
  await expect(main(page).getByRole('link', { name: 'Write a mail' })).toHaveAttribute('href', 'mailto:hello@prasino.example')
})

test('a message explains what to do if copying is not allowed', async ({ page, visit }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit('/contact')
  await main(page).getByRole('button', { name: 'hello@prasino.example' }).click()
  await expect(main(page).getByText(/^Copying is not allowed here/)).toBeVisible()
})

test('the configured name, address and links are shown everywhere', async ({ page, sites, isMobile }) => {
  test.skip(isMobile, 'the same on both')
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
