/** A visitor reports a listing, is told that it was received, an administrator decides, and the visitor is told what. */
import { sql } from 'kysely'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const plain = { description: 'By weight.', city: 'Volos', address: null, link: null, tags: [], approved: true, author: null }
const shop = { ...plain, type: 'shop', title: 'Soap by weight' } as const

test.use({ siteContent: { listings: [shop, { ...shop, title: 'Bread by weight' }] } })

test('a report is sent, received, decided, undone, decided again and told', { tag: '@phone' }, async ({
  page, browser, visit, nextMail, wakeMails, openAsAdmin, db,
}) => {
  await visit('/shop')
  await main(page).getByRole('link', { name: 'Soap by weight' }).click()
  const listing = page.getByRole('dialog', { name: 'Soap by weight' })
  await listing.getByRole('button', { name: 'Report this listing' }).click()
  const form = page.getByRole('dialog', { name: 'Report this listing' })
  const texts = ['What is wrong?', 'Something in it is wrong']
  const [question, first] = await Promise.all(texts.map((text) => form.getByText(text).boundingBox()))
  expect((first?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0), 'space above the answers').toBeGreaterThanOrEqual(4)
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Please choose what is wrong.')).toBeVisible()
  await form.getByLabel('It is unlawful').check()
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByLabel('Why do you think that it is unlawful?')).toBeFocused()
  await expect(form.getByText('/shops/')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByLabel('It has closed, or does not take place').check()
  await form.getByLabel('What should we know? (optional)').fill('It moved out in May.')
  await form.getByLabel('Email (optional)').fill('visitor@private.test')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form).toContainText('Thank you. A person will look at the listing and decide')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(listing).toBeVisible()
  expect((await nextMail('visitor@private.test')).header('Subject')).toBe('Your report about “Soap by weight”')

  const admins = await browser.newPage()
  await openAsAdmin(admins)
  await main(admins).getByRole('link', { name: '1 reported listing' }).click()
  await expect(titles(admins)).toHaveText(['Soap by weight'])
  const card = await openCard(admins, 'Soap by weight')
  const reports = card.getByRole('group', { name: '1 report' })
  await expect(reports).toContainText('It moved out in May.')
  expect(await accessibilityFaults(admins)).toEqual([])
  await reports.getByRole('button', { name: 'It stays as it is' }).click()
  await expect(card.getByText('The reports are decided.')).toBeFocused()
  await admins.keyboard.press('z')
  await expect(reports.getByRole('button', { name: 'I have corrected it' })).toBeVisible()
  await reports.getByRole('button', { name: 'I have corrected it' }).click()
  await expect(card.getByText('The reports are decided.')).toBeVisible()
  await admins.close()

  // As if the time of an undo had passed.
  await sql`update mail_outbox set next_attempt_at = now() where mail ->> 'kind' = 'report-decided'`.execute(db)
  await wakeMails()
  const told = await nextMail('visitor@private.test')
  expect(told.header('Subject')).toBe('What became of your report about “Soap by weight”')
  expect(told.text).toContain('We have corrected the listing.')
})

test('the page of a listing leads to the form, which a closed dialog does not open again', async ({ page, visit }) => {
  await visit('/shop')
  await main(page).getByRole('link', { name: 'Bread by weight' }).click()
  await page.getByRole('link', { name: 'Open its page' }).click()
  await page.getByRole('link', { name: 'Report this listing' }).click()
  const form = page.getByRole('dialog', { name: 'Report this listing' })
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Bread by weight' })).toBeVisible()
})
