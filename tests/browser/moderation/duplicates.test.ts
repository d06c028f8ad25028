/** Likely duplicates, on the card of a listing that is moderated, and in the form. */
import { accessibilityFaults } from '../../support/browser/axe.ts'
import type { NewListing } from '../../../server/store/listing/listings.ts'
import { main } from '../../support/browser/open-screen.ts'
import { openCard, test } from '../../support/sites/moderation.ts'
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
  const duplicates = card.getByRole('region', { name: 'Possible duplicates:' })
  await expect(duplicates.getByRole('listitem')).toHaveText(['Beach clean-up at Voula (opens in a new tab) · Voula · April 24, 2027'])
  await expect(duplicates.getByRole('link')).toHaveAttribute('href', /#\/events\?event=\d+$/)
  expect(await accessibilityFaults(page)).toEqual([])
  const other = await openCard(page, 'Forest walk')
  await expect(other).toBeVisible()
  await expect(other.getByRole('region', { name: 'Possible duplicates:' })).toHaveCount(0)
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
