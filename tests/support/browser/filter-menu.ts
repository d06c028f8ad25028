/** Uses the filter of a list. */
import { expect, type Page } from '@playwright/test'

export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(menu(page)).toBeVisible()
  await expect(menu(page).getByRole('group', { name: 'City' }).getByRole('checkbox').first()).toBeVisible()
}

export function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Filter' })
}

export function city(page: Page, name: string) {
  return menu(page).getByRole('group', { name: 'City' }).getByRole('checkbox', { name, exact: true })
}

/** Finds the city by its name, and chooses it. Its region then shows it. */
export async function chooseCity(page: Page, name: string) {
  const search = menu(page).getByRole('searchbox')
  await search.fill(name)
  await city(page, name).check()
  await search.fill('')
}

export function region(page: Page, name: string) {
  return city(page, name)
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
