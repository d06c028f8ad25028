/** My listings: the state of one's own listings, editing and withdrawing them. */
import type { Page } from '@playwright/test'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { openCard, test } from '../../support/sites/moderation.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { closeModal, ownTitles } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

// The user is an administrator, and so can also decide on the listings.
const headers = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
  accept: 'application/json',
})

async function submit(page: Page, type: string, fields: object): Promise<number> {
  const answer = await page.request.post(`/api/${type}`, {
    headers: await headers(page),
    data: { title: 'Night swim', description: 'Bring a towel.', city: 'Volos', ...fields },
  })
  return (await answer.json()).id
}

async function decide(page: Page, decision: string, data?: object): Promise<void> {
  const answer = await page.request.put(`/api/${decision}`, { headers: await headers(page), ...(data && { data }) })
  expect(answer.status()).toBe(200)
}

test('without listings the screen links to the form', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/my-listings')
  await expect(page).toHaveTitle('Prasino | My listings')
  await expect(main(page)).toContainText('You have not added anything yet.')
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Add Something Green' }).click()
  await expect(main(page).getByLabel('Title')).toBeVisible()
})

test('a page after the last one links back', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  await submit(page, 'shops', { title: 'Jar shop' })
  await page.goto('/#/my-listings?page=50')
  await expect(main(page)).toContainText('There is nothing on this page.')
  await expect(main(page)).not.toContainText('You have not added anything yet.')
  await main(page).getByRole('button', { name: 'Previous' }).click()
  await expect(ownTitles(page)).toHaveText(['Jar shop'])
})

test('each listing shows its state, and a rejected one can be submitted again', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  const event = { startDate: '2199-05-01', endDate: '2199-05-01', cost: 2.5 }
  const rejected = await submit(page, 'events', event)
  await decide(page, `events/${rejected}/reject`, { reason: 'In which bay is it?' })
  const approved = await submit(page, 'shops', { title: 'Jar shop' })
  await decide(page, `shops/${approved}/approve`)
  await page.goto('/#/my-listings')
  await expect(ownTitles(page)).toHaveText(['Jar shop', 'Night swim'])
  const card = main(page).getByRole('article', { name: 'Night swim' })
  await expect(card).toContainText('Rejected')
  await expect(card).toContainText('In which bay is it?')
  const shop = main(page).getByRole('article', { name: 'Jar shop' })
  await expect(shop).toContainText('Approved')
  await expect(shop.getByRole('link', { name: 'Jar shop' })).toHaveAttribute('href', new RegExp(`/shops/${approved}$`))
  await expect(card.getByRole('link')).toHaveCount(0)
  await expect(shop.getByRole('button')).toHaveText(['Change', 'Take down'])
  expect(await accessibilityFaults(page)).toEqual([])

  await card.getByRole('button', { name: 'Edit and submit again' }).click()
  await expect(card.getByLabel('From', { exact: true })).toHaveValue('01/05/2199')
  await card.getByLabel('Address (optional)').fill('Alykes bay')
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Update' }).click()
  await closeModal(page, 'dialog', 'Event updated successfully!')
  await expect(card).toContainText('Waiting for approval')
  await expect(card).toContainText('Volos, Alykes bay')
})

test('a change or an approval meanwhile is reported, and nothing is overwritten', async ({ page, openAsAdmin, expectConsole }) => {
  await openAsAdmin(page, '/about')
  const id = await submit(page, 'shops', { title: 'Jar shop' })
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Jar shop' })
  await card.getByRole('button', { name: 'Edit and submit again' }).click()
  await decide(page, `shops/${id}`, { title: 'Jar shop', description: 'Corrected.', city: 'Volos' })
  await card.getByLabel('Description').fill('Bring your own jars.')
  expectConsole(/412 \(Precondition Failed\)/)
  await card.getByRole('button', { name: 'Submit again', exact: true }).click()
  await closeModal(page, 'alertdialog', 'This listing was changed in between.')
  await expect(card.getByLabel('Description')).toHaveValue('Bring your own jars.')
  await decide(page, `shops/${id}/approve`)
  expectConsole(/412 \(Precondition Failed\)/)
  await card.getByRole('button', { name: 'Submit again', exact: true }).click()
  await closeModal(page, 'alertdialog', 'This listing was changed in between.')
  await card.getByRole('button', { name: 'Send the change' }).click()
  await closeModal(page, 'dialog', 'Until then, everybody sees the text that is public now.')
  await expect(card).toContainText('Approved')
  await expect(card).toContainText('A change waits for approval')
  await expect(card.getByRole('deletion')).toContainText('Corrected.')
})

test('the draft of an edit is restored after Back and a reload, and can be discarded', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  const id = await submit(page, 'shops', { title: 'Jar shop' })
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Jar shop' })
  const edit = card.getByRole('button', { name: 'Edit and submit again' })
  await edit.click()
  await card.getByLabel('Description').fill('Bring your own jars.')
  await page.goto('/#/about')
  await page.goBack()
  await edit.click()
  await expect(card.getByLabel('Description')).toHaveValue('Bring your own jars.')
  await page.reload()
  await edit.click()
  await expect(card.getByLabel('Description')).toHaveValue('Bring your own jars.')
  await expect(card.getByRole('alert')).toHaveCount(0)
  await decide(page, `shops/${id}`, { title: 'Jar shop', description: 'Corrected.', city: 'Volos' })
  await page.reload()
  await edit.click()
  await expect(card.getByRole('alert')).toContainText('This listing was changed after you wrote this.')
  await expect(card.getByLabel('Description')).toHaveValue('Bring your own jars.')
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Discard changes' }).click()
  await expect(card.getByLabel('Description')).toHaveValue('Corrected.')
  await card.getByLabel('Description').fill('Better.')
  await card.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(card.getByLabel('Description')).toHaveValue('Better.')
  await card.getByRole('button', { name: 'Submit again', exact: true }).click()
  await closeModal(page, 'dialog', 'has been submitted successfully')
  await expect(card).toContainText('Better.')
  await edit.click()
  await expect(card.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('the draft of an edit is kept after a failed request', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, '/about')
  await submit(page, 'shops', { title: 'Jar shop' })
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Jar shop' })
  await card.getByRole('button', { name: 'Edit and submit again' }).click()
  await card.getByLabel('Description').fill('Bring your own jars.')
  await cacheCode(page)
  await site.disconnect()
  const submitAgain = card.getByRole('button', { name: 'Submit again', exact: true })
  await submitAgain.click()
  await closeModal(page, 'alertdialog', 'Nobody answered. Please check your connection and try again.')
  await expect(card.getByLabel('Description')).toHaveValue('Bring your own jars.')
  await site.reconnect()
  await submitAgain.click()
  await closeModal(page, 'dialog', 'has been submitted successfully')
  await expect(card).toContainText('Bring your own jars.')
})

test('a pending listing is withdrawn after a confirmation, and the focus moves', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  await submit(page, 'shops', { title: 'Jar shop' })
  await submit(page, 'dine', { title: 'Chickpea corner' })
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Jar shop' })
  await card.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Do you want to withdraw this listing?' })
  await expect(dialog).toContainText('“Jar shop” is removed')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('button', { name: 'Withdraw' })).toBeFocused()
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(ownTitles(page)).toHaveText(['Chickpea corner'])
  await expect(main(page).getByText('“Jar shop” is withdrawn.')).toBeFocused()
  await page.reload()
  await expect(ownTitles(page)).toHaveText(['Chickpea corner'])
})

test('a listing that was approved meanwhile is not withdrawn', async ({ page, openAsAdmin, expectConsole }) => {
  await openAsAdmin(page, '/about')
  const id = await submit(page, 'shops', { title: 'Jar shop' })
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Jar shop' })
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await decide(page, `shops/${id}/approve`)
  expectConsole(/412 \(Precondition Failed\)/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await closeModal(page, 'alertdialog', 'This listing was changed in between.')
  await expect(card).toContainText('Approved')
})

test('a public listing is changed, and taken down', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  const id = await submit(page, 'shops', { title: 'Tin shop', description: 'Bring your own jars.' })
  await decide(page, `shops/${id}/approve`)
  await page.goto('/#/my-listings')
  const card = main(page).getByRole('article', { name: 'Tin shop' })
  await card.getByRole('button', { name: 'Change' }).click()
  await card.getByLabel('Title').fill('Glass shop')
  await card.getByLabel('Description').fill('Bring your own glasses.')
  await card.getByRole('button', { name: 'Send the change' }).click()
  await closeModal(page, 'dialog', 'An administrator looks at it.')
  await expect(card.getByRole('deletion')).toHaveText(['Removed: Tin ', 'Removed: jars.'])
  await expect(card.getByRole('insertion')).toHaveText(['Added: Glass ', 'Added: glasses.'])
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/#/admin-events')
  await (await openCard(page, 'Tin shop')).getByRole('button', { name: 'Approve change' }).click()
  await expect(main(page).getByText('“Tin shop” is approved.')).toBeVisible()
  await page.goto('/#/my-listings')
  const changed = main(page).getByRole('article', { name: 'Glass shop' })
  await expect(changed).toContainText('Bring your own glasses.')
  await changed.getByRole('button', { name: 'Take down' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
  await expect(main(page).getByText('You have not added anything yet.')).toBeVisible()
})

test('eleven listings are on two pages', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, '/about')
  for (let number = 1; number <= 11; number += 1) await submit(page, 'dine', { title: `Place ${number}` })
  await page.goto('/#/my-listings')
  await expect(ownTitles(page)).toHaveCount(10)
  await main(page).getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(ownTitles(page)).toHaveText(['Place 1'])
})
