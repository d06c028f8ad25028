/** The files of own data, as a browser saves them. */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { logIn, test } from '../../support/sites/accounts.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('button', { name }).click()])
  await expect(main(page).getByText('The file is in your downloads.')).toBeVisible()
  return file
}

test('a member downloads everything, and the listings as a table', { tag: '@phone' }, async ({ page, member }) => {
  await page.goto('/#/login')
  await logIn(page, member)
  await expect(page).toHaveURL(/#\/add-something-green$/)
  await page.goto('/#/account')

  const everything = await download(page, 'Download everything')
  expect(everything.suggestedFilename()).toBe(`prasino-${member.username}.json`)
  const data = JSON.parse(await readFile(await everything.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({ user: [{ username: member.username, email: member.email }], listing: [] })

  const table = await download(page, 'Listings as a table (CSV)')
  expect(table.suggestedFilename()).toBe(`prasino-${member.username}.csv`)
  expect(await readFile(await table.path(), 'utf8')).toMatch(/^\uFEFFid,type,state,since,reason,title,/)
})
