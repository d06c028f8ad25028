/** Drafts: a listing is neither lost nor added twice. */
import { logIn, test } from '../../support/sites/accounts.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { add, closeModal, fillIn, openForm, ownTitles, written } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

const title = 'Title'

test('a retry after a lost response updates the listing instead of adding another', async ({ page, site, member, expectConsole }) => {
  await openForm(page, site, member)
  await fillIn(page, 'volunteer')
  expectConsole(/ERR_FAILED.*\/api\/volunteers$/)
  await page.route('**/api/volunteers', async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
  await add(page)
  await closeModal(page, 'alertdialog', 'Nobody answered.')
  await page.reload()
  await main(page).getByLabel(title).fill('Another title')
  await add(page)
  await closeModal(page, 'dialog', 'Your Volunteer post has been submitted successfully')
  await goTo(page, '/my-listings')
  await expect(ownTitles(page)).toHaveText(['Another title'])
})

test('a draft is restored after a reload, and deleted when its user signs out', async ({ page, site, member, header }) => {
  await openForm(page, site, member)
  await fillIn(page, 'event')
  await main(page).getByRole('checkbox', { name: 'Cleanup' }).check()
  await page.reload()
  await expect(main(page).getByLabel(title)).toHaveValue(written.Title)
  await expect(main(page).getByLabel('City')).toHaveValue('Athens')
  await expect(main(page).getByLabel('To', { exact: true })).toHaveValue('02/05/2199')
  await expect(main(page).getByRole('checkbox', { name: 'Cleanup' })).toBeChecked()
  await header.signOut(page)
  await expect(page).toHaveURL(/#\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/#/login')
  await logIn(page, member)
  await expect(main(page).getByLabel(title)).toHaveValue('')
})

test('two tabs have separate drafts', async ({ page, context, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'shop', 'First tab')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(main(second).getByLabel(title)).toHaveValue('')
  await fillIn(second, 'dine', 'Second tab')
  await page.reload()
  await expect(main(page).getByLabel(title)).toHaveValue('First tab')
  await add(second)
  await closeModal(second, 'dialog', 'Your Dine post')
  await add(page)
  await closeModal(page, 'dialog', 'Your Shop post')
  await goTo(page, '/my-listings')
  await expect(ownTitles(page)).toHaveText(['First tab', 'Second tab'])
})

test('the draft of a closed tab is opened by the next one', async ({ page, context, site, member }) => {
  await openForm(page, site, member)
  const second = await context.newPage()
  await second.goto(page.url())
  await fillIn(second, 'shop', 'Left behind')
  await second.close()
  await page.reload()
  await expect(main(page).getByLabel(title)).toHaveValue('Left behind')
  await main(page).getByRole('button', { name: 'Clear all fields' }).click()
  await expect(main(page).getByLabel(title)).toHaveValue('')
  await page.reload()
  await expect(main(page).getByLabel(title)).toHaveValue('')
})
