/** Adds an event with the keyboard alone. */
import type { Page } from '@playwright/test'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { test } from '../../support/sites/accounts.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { openForm, ownTitles } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'
/** Moves to the field with this label, and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel(label, { exact: true })).toBeFocused()
  await page.keyboard.type(text)
}

test('a member fills in the form, picks a day, and adds an event', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await page.reload()
  await expect(main(page).getByLabel('City').getByRole('option', { name: 'Volos' })).toBeAttached()
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)

  const type = (name: string) => main(page).getByRole('radio', { name })
  await expect(type('Event')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(type('Volunteer')).toBeChecked()
  await expect(main(page).getByLabel('From', { exact: true })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(type('Event')).toBeChecked()

  await typeInto(page, 'Title', 'Night swim')
  await typeInto(page, 'From', '1.5.2199')
  await page.keyboard.press('Tab')
  await typeInto(page, 'To', '')
  await expect(main(page).getByLabel('To', { exact: true })).toHaveValue('01/05/2199')
  await page.keyboard.press('Tab')
  const months = page.getByRole('button', { name: 'Choose a day: To' })
  await expect(months).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell').getByRole('button', { name: /May 1, 2199/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel('To', { exact: true })).toHaveValue('02/05/2199')
  await expect(months).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel('Start time (optional)')).toBeFocused()
  await page.keyboard.type('2030')
  await typeInto(page, 'End time (optional)', '9.30')
  await typeInto(page, 'Search cities', 'βολ')
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('City')).toBeFocused()
  await expect(main(page).getByLabel('City')).toHaveValue('')
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByLabel('City')).toHaveValue('Volos')
  await page.keyboard.type('athina')
  await expect(main(page).getByLabel('Search cities')).toBeFocused()
  await expect(main(page).getByLabel('City')).toHaveValue('Athens')
  await page.keyboard.press('Tab')
  await typeInto(page, 'Address (optional)', 'Alykes 3')
  await typeInto(page, 'Description', 'Bring a towel.')
  await typeInto(page, 'Cost in euros', '2,5')
  await typeInto(page, 'Link (optional)', 'swim.example')
  for (const tag of tagsOf('event')) {
    await page.keyboard.press('Tab')
    if (tag === 'Festival') await page.keyboard.press('Space')
  }
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'In Greek and in English (optional)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('article', { name: 'Night swim' }).getByRole('link', { name: /^swim\.example/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Add', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')

  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('Your Event post has been submitted successfully')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(type('Event'), 'the focus starts again at the type').toBeFocused()
  await goTo(page, '/my-listings')
  await expect(ownTitles(page)).toHaveText(['Night swim'])
  await expect(main(page)).toContainText('From Wed 01/05/2199, 20:30 To Thu 02/05/2199, 09:30')
  await expect(main(page)).toContainText('Athens, Alykes 3')
  await main(page).getByRole('button', { name: 'Edit and submit again' }).press('Enter')
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName('Festival')
})
