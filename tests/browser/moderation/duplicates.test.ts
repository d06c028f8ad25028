/** Likely duplicates, on the card of a listing that is moderated, and in the form. */
import { accessibilityFaults } from '../../support/browser/axe.ts'
import type { NewListing } from '../../../server/store/listing/listings.ts'
import { main } from '../../support/browser/open-screen.ts'
import { itemOf, openCard, test } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const sent = (title: string, approved: boolean): NewListing => ({
  type: 'event', title, description: 'With gloves.', city: 'Voula', address: null, link: null, tags: [], startDate: '2027-04-24', approved,
  author: null,
})

test.use({
  siteContent: {
    listings: [sent('Beach clean-up at Voula', true), sent('Καθαρισμός παραλίας στη Βούλα', false), sent('Forest walk', false)],
  },
})

test('a card tells what its listing is likely to be the same as', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const card = await openCard(page, 'Καθαρισμός παραλίας στη Βούλα')
  const duplicates = card.getByRole('group', { name: 'Possible duplicates:' })
  await expect(duplicates.getByRole('listitem')).toContainText(['Beach clean-up at Voula (opens in a new tab) · Voula · April 24, 2027'])
  await expect(duplicates.getByRole('link')).toHaveAttribute('href', /#\/events\?event=\d+$/)
  expect(await accessibilityFaults(page)).toEqual([])
  const other = await openCard(page, 'Forest walk')
  await expect(other).toBeVisible()
  await expect(other.getByRole('group', { name: 'Possible duplicates:' })).toHaveCount(0)
})

test('a duplicate is merged by keys, and is back once that is undone', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const card = await openCard(page, 'Καθαρισμός παραλίας στη Βούλα')
  const merge = card.getByRole('button', { name: 'Merge into this one' })
  await expect(merge).toHaveAccessibleDescription('Beach clean-up at Voula')
  await merge.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Merge it into the other listing?' })
  await expect(question.getByRole('definition')).toHaveText([/^Καθαρισμός παραλίας/, /^Beach clean-up at Voula/])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(merge).toBeFocused()
  await merge.press('Enter')
  await question.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect(itemOf(page, 'Καθαρισμός παραλίας στη Βούλα')).toHaveCount(0)
  const notice = page.locator('[data-status]')
  await expect(notice).toContainText('is merged into the other listing.')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(itemOf(page, 'Καθαρισμός παραλίας στη Βούλα')).toHaveCount(1)
})

test('a listing is not merged into one that a colleague removed', async ({ page, openAsAdmin, anotherVisitor, expectConsole }) => {
  expectConsole(/409 \(Conflict\).*\/merge/)
  await openAsAdmin(page)
  const card = await openCard(page, 'Καθαρισμός παραλίας στη Βούλα')
  const merge = card.getByRole('button', { name: 'Merge into this one' })
  await expect(merge).toBeVisible()
  const colleague = await anotherVisitor()
  await openAsAdmin(colleague, '/admin-events?list=approved')
  await (await openCard(colleague, 'Beach clean-up at Voula')).getByRole('button', { name: 'Delete' }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(colleague.locator('[data-status]')).toContainText('is removed')
  await merge.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  const failure = page.getByRole('alertdialog', { name: 'The listing could not be merged.' })
  await expect(failure).toContainText('The other listing was rejected or removed in between')
  await failure.getByRole('button', { name: 'Close' }).first().click()
  // What was found is asked for again.
  await expect(merge).toHaveCount(0)
  await expect(card).toBeVisible()
})

test('the address of a duplicate opens what was kept', { tag: '@phone' }, async ({ page, site, openAsAdmin, expectConsole }) => {
  expectConsole(/404 \(Not Found\).*\/api\/events\/2/)
  await openAsAdmin(page)
  const card = await openCard(page, 'Καθαρισμός παραλίας στη Βούλα')
  const kept = (await card.getByRole('link', { name: 'Beach clean-up at Voula' }).getAttribute('href')) ?? ''
  const duplicate = /listing=(\d+)/.exec((await card.getByRole('link', { name: 'History' }).getAttribute('href')) ?? '')?.[1]
  await card.getByRole('button', { name: 'Merge into this one' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  // The list behind the question has no items for a reader, so that only the notice tells that it is done.
  await expect(page.locator('[data-status]')).toContainText('is merged into the other listing.')
  await page.goto(`${site.url}/#/events?event=${duplicate}`)
  await expect(page.getByRole('dialog')).toContainText('Beach clean-up at Voula')
  // The calendar moves to its day, too.
  await expect(page).toHaveURL(new RegExp(`date=2027-04-24&event=${/\d+$/.exec(kept)?.[0]}$`))
})

test('the form tells of it without moving the field that is typed in', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/add-something-green')
  await page.getByLabel('Title', { exact: true }).fill('Voula beach cleanup')
  await page.getByLabel('From', { exact: true }).fill('24/04/2027')
  await page.getByLabel('City').selectOption('Voula')
  const hint = main(page).getByRole('status').filter({ hasText: 'Already on the site?' })
  await expect(hint.getByRole('link', { name: 'Beach clean-up at Voula' })).toHaveAttribute('target', '_blank')
  await expect(hint.getByRole('listitem')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  const description = page.getByLabel('Description', { exact: true })
  await page.getByLabel('Title', { exact: true }).fill('Concert')
  await expect(hint).toHaveCount(0)
  await page.getByLabel('Title', { exact: true }).fill('Voula beach cleanup')
  await description.focus()
  const top = await description.evaluate((field) => field.getBoundingClientRect().top)
  await expect(hint).toBeVisible()
  expect(await description.evaluate((field) => field.getBoundingClientRect().top)).toBe(top)
  await expect(hint.getByRole('listitem').first()).toBeHidden()
})
