/** The journey of a search, compared with the database. */
import type { Page } from '@playwright/test'
import { assign, setup } from 'xstate'
import type { Journey } from 'xstate-walk/playwright'
import { main } from '../support/browser/open-screen.ts'
import { failureWords } from '../support/browser/failure-words.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { expect, type ReachedSite } from '../support/sites/visitor.ts'
import { volunteeringIn } from './stored-listings.ts'
import { expectUnanswered } from './unanswered.ts'

/** The empty search is open. All volunteering is about birds: three pages. */
export interface SearchWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
}

interface Memory {
  /** The page of volunteering; null for all types. */
  readonly page: number | null
}

const model = setup({
  types: { context: {} as Memory },
  guards: {
    isAll: ({ context }) => context.page === null,
    isFirst: ({ context }) => context.page === 1,
    isSecond: ({ context }) => context.page === 2,
  },
}).createMachine({
  id: 'search',
  context: { page: null },
  initial: 'open',
  states: {
    open: { on: { 'type birds': 'found', 'type what nothing has': 'nothing' } },
    found: {
      on: {
        'choose volunteering': { guard: 'isAll', target: 'found', actions: assign({ page: 1 }) },
        'choose all types': { guard: 'isFirst', target: 'found', actions: assign({ page: null }) },
        'go to the next page': { guard: 'isFirst', target: 'found', actions: assign({ page: 2 }) },
        'go to the previous page': { guard: 'isSecond', target: 'found', actions: assign({ page: 1 }) },
        'go back': { guard: 'isSecond', target: 'found', actions: assign({ page: 1 }) },
        'reload the page': { guard: 'isSecond', target: 'found' },
        'empty the field': { guard: 'isAll', target: 'open' },
        'type more without a connection': { guard: 'isAll', target: 'failed' },
      },
    },
    nothing: { on: { 'type birds': 'found' } },
    failed: { on: { 'try again without a connection': 'failed', 'the connection returns': 'found' } },
  },
})

const field = (page: Page) => main(page).getByRole('searchbox')
const type = (page: Page, name: string) => page.getByRole('navigation', { name: 'What was found' }).getByRole('link', { name })
const pages = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name })
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

export const searchJourney: Journey<SearchWorld> = {
  model,
  actions: {
    'type birds': ({ page }) => field(page).fill('BÍRD'),
    'type what nothing has': ({ page }) => field(page).fill('xylophone'),
    'empty the field': ({ page }) => field(page).fill(''),
    'choose volunteering': ({ page }) => type(page, 'Volunteer').click(),
    'choose all types': ({ page }) => type(page, 'All').click(),
    'go to the next page': ({ page }) => pages(page, 'Next').click(),
    'go to the previous page': ({ page }) => pages(page, 'Previous').click(),
    'go back': async ({ page }) => {
      await page.goBack()
    },
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'type more without a connection': async ({ page, site }) => {
      await site.disconnect()
      await field(page).fill('bird count')
    },
    'try again without a connection': ({ page }) =>
      expectUnanswered(page, () => main(page).getByRole('button', { name: 'Try again' }).click()),
    'the connection returns': ({ site }) => site.reconnect(),
  },
  assertions: {
    open: async ({ page }) => {
      await expect(main(page).getByText('Type a word or its first letters')).toBeVisible()
      await expect(titles(page)).toHaveCount(0)
      await expect(page).toHaveURL(/#\/search$/)
    },
    found: async ({ page, db }, memory: Memory) => {
      const all = await volunteeringIn(db, null)
      const from = ((memory.page ?? 1) - 1) * 10
      await expect(titles(page)).toHaveText(all.slice(from, memory.page === null ? 5 : from + 10))
      await expect(main(page).getByRole('status')).toHaveText(`${all.length} results`)
      await expect(type(page, 'Volunteer')).toHaveText(`Volunteer ${all.length}`)
      await expect(type(page, memory.page === null ? 'All' : 'Volunteer')).toHaveAttribute('aria-current', 'page')
      await expect(titles(page).first().locator('mark').first()).toHaveText('Bird')
    },
    nothing: async ({ page }) => {
      await expect(main(page).getByText('Nothing was found for “xylophone”.')).toBeVisible()
      await expect(page).toHaveURL(/#\/search\?q=xylophone$/)
    },
    failed: async ({ page }) => {
      await expect(main(page).getByText(failureWords('The search failed.'))).toBeVisible()
      await expect(titles(page)).toHaveCount(0)
      await expect(page).toHaveURL(/#\/search\?q=bird\+count$/)
    },
  },
  paths: 2,
}
