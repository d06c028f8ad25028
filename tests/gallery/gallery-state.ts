/** A state of the gallery, and how screens are opened in it. */
import type { Page } from '@playwright/test'
import type { Language } from '../../domain/languages.ts'
import { main } from '../support/browser/open-screen.ts'
import type { people } from '../support/sites/people.ts'
import { expect, type ReachedSite } from '../support/sites/visitor.ts'

/** A picture of the gallery. */
export interface GalleryState {
  readonly name: string
  readonly as?: keyof typeof people
  /** Whether requests fail, which the page logs. */
  readonly isFailing?: boolean
  readonly open: (page: Page, language: Language, site: ReachedSite) => Promise<void>
}

/** Opens a screen and waits until it is complete. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [data-first-view]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Presses the first button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Waits until a dialog is open. */
export const inDialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
