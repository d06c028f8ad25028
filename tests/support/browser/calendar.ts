/** Locators for the calendar of the events screen. */
import type { Page } from '@playwright/test'

export function period(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

export function step(page: Page, name: 'Today' | 'Back' | 'Next') {
  return page.getByRole('group', { name: 'Period' }).getByRole('button', { name })
}

export function view(page: Page, name: 'Month' | 'Week' | 'Day') {
  return page.getByRole('group', { name: 'View' }).getByRole('button', { name })
}

/** The bars of an event; an event that spans weeks has one in each. */
export function bars(page: Page, title: string | RegExp) {
  return page.getByRole('grid').getByRole('button', { name: title })
}
