/** Uses the filter of a list. */
import { expect, type Page } from '@playwright/test'

export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(menu(page)).toBeVisible()
  await expect(city(page, 'Athens')).toBeVisible()
}

export function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Filter' })
}

export function city(page: Page, name: string) {
  return menu(page).getByRole('group', { name: 'City' }).getByRole('checkbox', { name, exact: true })
}

export function tag(page: Page, name: string) {
  return menu(page).getByRole('group', { name: 'Tags' }).getByRole('checkbox', { name, exact: true })
}

export async function apply(page: Page) {
  await menu(page).getByRole('button', { name: 'Apply' }).click()
  await expect(menu(page)).toBeHidden()
}

/** The names of the chips above the list. */
export function chips(page: Page) {
  return page.getByRole('list', { name: 'Applied filter' }).getByRole('button', { name: /^Remove / })
}
