/** Adding listings of all types. Specification, sections 2, 4, 5 and 8. */
import { listingTypes } from '../../../domain/listing/listing.ts'
import { logIn, test } from '../../support/sites/accounts.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { cutInputs, elementsBeyondWindow } from '../../support/browser/page-box.ts'
import { add, closeModal, fillIn, openForm, ownTitles, typeNames, written } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

test('a member adds a listing of each type, and all four are pending', { tag: '@phone' }, async ({ page, site, member }) => {
  await openForm(page, site, member)
  await expect(page).toHaveTitle('Prasino | Add Something Green')
  await expect(main(page).getByRole('radio', { name: 'Event' })).toBeChecked()
  // Several tags stand in a row, also in a narrow window.
  expect((await main(page).getByRole('group', { name: /^Tags/ }).boundingBox())?.height).toBeLessThan(44 * 12)
  for (const type of listingTypes) {
    await fillIn(page, type, `A ${type}`)
    await main(page).getByRole('checkbox').first().check()
    await add(page)
    const name = typeNames[type]
    await closeModal(page, 'dialog', `Your ${name} post has been submitted successfully and is pending admin approval.`)
    for (const label of Object.keys(written)) await expect(main(page).getByLabel(label, { exact: true })).toHaveValue('')
    await expect(main(page).getByLabel('City')).toHaveValue('')
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(main(page).getByRole('radio', { name })).toBeChecked()
  }
  await goTo(page, '/my-listings')
  await expect(ownTitles(page)).toHaveText(['A dine', 'A shop', 'A volunteer', 'A event'])
  await expect(main(page).getByText('Waiting for approval')).toHaveCount(4)
  await expect(main(page)).toContainText('From Wed 01/05/2199 To Thu 02/05/2199')
  await expect(main(page)).toContainText('€2.50')
})

test('the success message links to My listings', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'shop', 'A shop')
  await add(page)
  await page.getByRole('dialog').getByRole('link', { name: 'My listings' }).click()
  await expect(page).toHaveTitle('Prasino | My listings')
  await expect(ownTitles(page)).toHaveText(['A shop'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('invalid days, costs and links are refused with a message', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'event')
  for (const width of [320, 360, 384, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([await cutInputs(page), await elementsBeyondWindow(page)], `${width} px`).toEqual([[], []])
  }
  const refusals = [
    ['From', '01/05/2020', 'Start date cannot be in the past.'],
    ['To', '30/04/2199', 'End date cannot be prior to Start date.'],
    ['To', '01/05/2200', 'Please enter a day like 24/10/2026.'],
    ['Cost in euros', '-1', 'Please enter 0 or more.'],
    ['Cost in euros', '0.05', 'Please use steps of 0.1, like 2.50.'],
    ['Cost in euros', '1.000.000', 'Please enter 100000 or less.'],
    ['Cost in euros', '1.2.3', 'Please enter a number, like 12.50.'],
    ['Cost in euros', '1e309', 'Please enter a number, like 12.50.'],
    ['Link (optional)', 'javascript:alert(1)', 'Please enter a web address like https://example.org.'],
  ] as const
  for (const [label, typed, sentence] of refusals) {
    const field = main(page).getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(typed)
    await add(page)
    await expect(main(page).getByText(sentence)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(typed === '1.000.000' ? '1000000' : typed)
    await field.fill(before)
  }
})

test('without a token nothing is sent, and the listing can be added after the login', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'shop')
  await page.evaluate(() => localStorage.removeItem('token'))
  await add(page)
  await closeModal(page, 'alertdialog', 'Error: No token, user might not be logged in')
  await expect(page).toHaveURL(/#\/login$/)
  await logIn(page, member)
  await expect(main(page).getByRole('radio', { name: 'Shop' })).toBeChecked()
  await add(page)
  await closeModal(page, 'dialog', 'Your Shop post has been submitted successfully')
})

test('an unknown type is refused', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await goTo(page, '/about')
  await expect(page).toHaveTitle('Prasino | About Us')
  await goTo(page, '/add-something-green?type=cafe')
  await main(page).getByLabel('Title').fill('A café')
  await add(page)
  await closeModal(page, 'alertdialog', 'Error: Unknown entity type')
  await expect(main(page).getByLabel('Title')).toHaveValue('A café')
})
