/** Empty lists and their links. Specification, section 2. */
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.describe('on a site without listings', () => {
  test('each screen shows a message', async ({ page, sites }) => {
    const { url } = await sites.open({ listings: [] })
    for (const path of ['/volunteer', '/shop', '/dine']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('No posts available.', { exact: true })).toBeVisible()
      await expect(main(page).getByRole('status')).toHaveText('0 results')
    }
    for (const path of ['/events?mode=list', '/']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('No upcoming events.', { exact: true })).toBeVisible()
    }
    for (const path of ['/events', '/events?view=week', '/events?view=day']) {
      await page.goto(`${url}/#${path}`)
      await expect(main(page).getByText('There are no events in this range.', { exact: true })).toBeVisible()
    }
  })
})

test('an empty list links to the form', async ({ page, visit }) => {
  await visit('/dine?city=Volos')
  await main(page).getByRole('link', { name: 'Add Something Green' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})
