/** Flows of members and administrators with a backend of only the documented calls, on one page. */
import type { Page } from '@playwright/test'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { logIn, signUp } from './accounts.ts'
import type { DocumentedBackend } from './documented-backend.ts'
import { confirmationOf, type DocumentedListings, type DocumentedUser } from '../calls/documented-calls.ts'
import { openCard, summary, titles } from './moderation.ts'
import { goTo, main } from '../browser/open-screen.ts'
import { add, closeModal, fillIn, typeNames } from '../browser/submission.ts'
import { rowOf, toggleOf } from './user-admin.ts'
import { expect } from './visitor.ts'

/** An administrator who exists from the start. */
export const documentedAdmin: DocumentedUser = {
  id: 1, username: 'petros', email: 'petros@private.test', password: 'private-olives', role: 'ROLE_ADMIN', enabled: true, isConfirmed: true,
}

const newcomer = { username: 'eleni', email: 'eleni@private.test', password: 'private-figs-and-almonds' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const header = (page: Page) => page.getByRole('banner')
const notFound = (page: Page) => main(page).getByText('Nothing grows at this address.')

/** Registers, confirms the address and signs in. */
export async function becomeMember(page: Page): Promise<void> {
  await goTo(page, '/register')
  await signUp(page, newcomer)
  await closeModal(page, 'dialog', 'Registration successful!')
  await goTo(page, `/verify-email?token=${confirmationOf(newcomer)}`)
  await expect(main(page).getByText('Email verified')).toBeVisible()
  await goTo(page, '/login')
  await logIn(page, newcomer)
  await expect(heading(page)).toHaveText('Add Something Green')
  await expect(header(page).getByRole('link', { name: 'My listings' })).toHaveCount(0)
}

/** Adds a listing of each type, named after it. */
export async function submitEachType(page: Page): Promise<void> {
  for (const type of listingTypes) {
    await goTo(page, `/add-something-green?type=${type}`)
    await fillIn(page, type, `New ${type}`)
    await add(page)
    await closeModal(page, 'dialog', `Your ${typeNames[type]} post has been submitted successfully and is pending admin approval.`)
  }
  await goTo(page, '/my-listings')
  await expect(notFound(page)).toBeVisible()
}

/** The existing users and submissions, in the order of the documented lists. */
export const documentedMember: DocumentedUser = { ...newcomer, id: 2, role: 'ROLE_USER', enabled: true, isConfirmed: true }

/** The documented listings and one pending listing of each type. */
export function withPending(listings: DocumentedListings): DocumentedListings {
  const nextId = (type: ListingType) => Math.max(0, ...listings[type].map(({ id = 0 }) => id)) + 1
  const waiting = (type: ListingType) => ({
    id: nextId(type), title: `New ${type}`, description: 'Soon.', city: 'Athens', approved: false, tags: [],
  })
  const added = listingTypes.map((type) => [type, [...listings[type], waiting(type)]] as const)
  return Object.fromEntries(added) as unknown as DocumentedListings
}

/** Signs the administrator in. */
export async function becomeAdmin(page: Page): Promise<void> {
  await goTo(page, '/login')
  await logIn(page, documentedAdmin)
  await header(page).getByRole('button', { name: 'Admin Pages' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/^Manage Posts/, 'Manage Users'])
  await page.getByRole('menuitem', { name: 'Manage Posts' }).click()
}

/** Edits, approves and deletes what was submitted. */
export async function moderate(page: Page): Promise<void> {
  await expect(summary(page)).toHaveText('4 results')
  await expect(titles(page)).toHaveText(['New dine', 'New shop', 'New event', 'New volunteer'])
  const card = await openCard(page, 'New shop')
  await expect(card.getByRole('button')).toHaveText(['Approve', 'Edit', 'Delete'])
  await expect(card.getByRole('link', { name: 'History' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Title').fill('Edited shop')
  await card.getByRole('button', { name: 'Save' }).click()
  const edited = await openCard(page, 'Edited shop')
  await edited.getByRole('button', { name: 'Approve' }).click()
  await expect(summary(page)).toHaveText('“Edited shop” is approved. 3 results')
  await (await openCard(page, 'New dine')).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(summary(page)).toHaveText('“New dine” is removed. 2 results')
  await page.getByRole('button', { name: 'Show Approved' }).click()
  await expect(main(page).getByRole('button', { name: 'Show Unapproved' })).toBeVisible()
  await goTo(page, '/shop')
  await expect(main(page).getByRole('article', { name: 'Edited shop' })).toBeVisible()
  await goTo(page, '/admin-audit')
  await expect(notFound(page)).toBeVisible()
}

/** Disables the member and enables the member again. */
export async function manageUsers(page: Page): Promise<void> {
  await goTo(page, '/admin-users')
  await expect(main(page).getByRole('searchbox')).toHaveCount(0)
  await toggleOf(page, newcomer.username).click()
  await expect(rowOf(page, newcomer.username)).toContainText('Disabled')
  await toggleOf(page, newcomer.username).click()
  await expect(rowOf(page, newcomer.username)).toContainText('Enabled')
}

/** Checks the final state, and that only documented calls were made. */
export function expectDocumented({ state, violations }: DocumentedBackend): void {
  expect(violations).toEqual([])
  expect(state.listings.shop.find(({ title }) => title === 'Edited shop')).toMatchObject({ approved: true })
  expect(state.listings.dine.some(({ title }) => title === 'New dine')).toBe(false)
  expect(state.users.map(({ username, enabled }) => [username, enabled])).toEqual([['petros', true], ['eleni', true]])
}
