/** Emails about new listings: how often an administrator gets them, on Manage Posts, and the page of their link. */
import { test } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

test('an administrator chooses how often emails about new listings are sent', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const choice = main(page).getByLabel('Email about new listings')
  await expect(choice).toHaveAccessibleDescription('Never at night, and only if something new waits.')
  for (const chosen of ['Every hour', 'Never', 'Every morning at 8:00']) {
    await choice.selectOption(chosen)
    await expect(main(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await page.reload()
    await expect(choice.locator('option:checked')).toHaveText(chosen)
  }
})

test('an old link to end them says where they are ended', async ({ page, site, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/)
  await page.goto(`${site.url}/digest-off?token=x`)
  await expect(page.getByRole('main')).toContainText('This link is not valid any more.')
})
