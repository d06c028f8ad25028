/** Adding listings in the browser tests: fills in the form and reads the result. */
import type { Page } from '@playwright/test'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Person } from '../sites/accounts.ts'
import { main } from './open-screen.ts'
import { signIn, tokenOf } from './sign-in.ts'
import { expect, type ReachedSite } from '../sites/visitor.ts'

/** The fields of all types, by label. */
export const written = {
  Title: 'Beach cleanup at Schinias',
  Description: 'Bring gloves.\nWe bring <b>bags</b>.',
  'Address (optional)': 'Poseidonos 3',
  'Link (optional)': 'cleanup.example/schinias',
}

const days = { From: '1.5.2199', To: '02/05/2199', 'Cost in euros': '2,5' }

/** Opens Add Something Green as this member. */
export async function openForm(page: Page, site: Pick<ReachedSite, 'url'>, person: Person): Promise<void> {
  await signIn(page, person.username, 'ROLE_USER', await tokenOf(site.url, person))
  await page.goto('/#/add-something-green')
  await expect(main(page).getByLabel('Title')).toBeVisible()
}

/** Waits for the cities, which the form loads last. */
export function expectCities(page: Page): Promise<void> {
  return expect(main(page).getByLabel('City').getByRole('option').nth(1)).toBeAttached()
}

export async function fillIn(page: Page, type: ListingType, title = written.Title): Promise<void> {
  await main(page).getByRole('radio', { name: typeNames[type] }).check()
  await fill(page, { ...written, Title: title, ...(type === 'event' ? days : {}) })
  await main(page).getByLabel('City').selectOption('Athens')
}

export function add(page: Page): Promise<void> {
  return main(page).getByRole('button', { name: 'Add', exact: true }).click()
}

/** Reads a modal and closes it. */
export async function closeModal(page: Page, role: 'dialog' | 'alertdialog', text: string): Promise<void> {
  const modal = page.getByRole(role)
  await expect(modal).toContainText(text)
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await expect(modal).toBeHidden()
}

/** The titles on My listings. */
export function ownTitles(page: Page) {
  return main(page).getByRole('article').locator('h3')
}

export const typeNames: Readonly<Record<ListingType, string>> = {
  event: 'Event', volunteer: 'Volunteer', shop: 'Shop', dine: 'Dine',
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await main(page).getByLabel(label, { exact: true }).fill(value)
}
