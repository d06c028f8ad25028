/** The journey of a list and its filter, compared with the database. */
import type { Page } from '@playwright/test'
import { assign, setup } from 'xstate'
import type { Journey } from 'xstate-walk/playwright'
import { cacheCode } from '../support/browser/cached-code.ts'
import { failureWords } from '../support/browser/failure-words.ts'
import { apply, chips, chooseCity, city, menu, openFilter, region } from '../support/browser/filter-menu.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { volunteeringIn } from './stored-listings.ts'
import { expectUnanswered } from './unanswered.ts'

/** The list of volunteering is open: three pages, two of them in Athens. */
export interface ListWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
  readonly expectConsole: (text: RegExp) => void
}

interface Memory {
  /** The applied filter: a city, or the region Crete. */
  readonly city: string | null
  readonly page: number
  /** The choice in the menu. */
  readonly draft: string | null
}

const start: Memory = { city: null, page: 1, draft: null }

const model = setup({
  types: { context: {} as Memory },
  actions: { applyDraft: assign(({ context }) => ({ city: context.draft, page: 1, draft: null })) },
  guards: {
    isFirstPage: ({ context }) => context.page === 1,
    isOnSecondPage: ({ context }) => context.page === 2 && context.city === null,
    isFiltered: ({ context }) => context.city !== null,
    isFilteredAtStart: ({ context }) => context.city !== null && context.page === 1,
    isWhole: ({ context }) => context.city === null && context.page === 1,
    isNewTick: ({ context }) => context.draft === null && context.city === null,
    isOldTick: ({ context }) => context.draft !== null && context.city !== null,
    isTicked: ({ context }) => context.draft !== null && context.city === null,
    isChanged: ({ context }) => context.draft !== context.city,
  },
}).createMachine({
  id: 'filter-and-list',
  context: start,
  initial: 'list',
  states: {
    list: {
      on: {
        'go to the next page': { guard: 'isFirstPage', target: 'list', actions: assign({ page: 2 }) },
        'go to the previous page': { guard: 'isOnSecondPage', target: 'list', actions: assign({ page: 1 }) },
        'go to the next page without a connection': { guard: 'isWhole', target: 'failed', actions: assign({ page: 2 }) },
        'open the filter': { guard: 'isFirstPage', target: 'menu', actions: assign({ draft: ({ context }) => context.city }) },
        'open the filter without a connection': { guard: 'isWhole', target: 'citiesMissing' },
        'remove the chip': { guard: 'isFiltered', target: 'list', actions: assign(start) },
        'clear the filter': { guard: 'isFilteredAtStart', target: 'list', actions: assign(start) },
        'reload the page': { guard: 'isFilteredAtStart', target: 'list' },
        'go back': { guard: 'isFilteredAtStart', target: 'list', actions: assign(start) },
        'filter by a city without listings': { guard: 'isWhole', target: 'empty', actions: assign({ city: 'Patras' }) },
        'open a page after the last': { guard: 'isWhole', target: 'beyond', actions: assign({ page: 9 }) },
      },
    },
    menu: {
      on: {
        'tick Athens': { guard: 'isNewTick', target: 'menu', actions: assign({ draft: 'Athens' }) },
        'tick the region Crete': { guard: 'isNewTick', target: 'menu', actions: assign({ draft: 'Crete' }) },
        'clear the ticks': { guard: 'isOldTick', target: 'menu', actions: assign({ draft: null }) },
        'leave the menu': { guard: 'isTicked', target: 'list', actions: 'applyDraft' },
        'apply': { guard: 'isChanged', target: 'list', actions: 'applyDraft' },
      },
    },
    citiesMissing: { on: { 'the connection returns': 'menu' } },
    failed: { on: { 'try again without a connection': 'failed', 'the connection returns': 'list' } },
    empty: { on: { 'clear the filter': { target: 'list', actions: assign(start) } } },
    beyond: { on: { 'go to the first page': { target: 'list', actions: assign(start) } } },
  },
})

const pages = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name })
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')
const pageSize = 10
const failure = /^Failed to fetch approved volunteers$/

export const listJourney: Journey<ListWorld> = {
  model,
  actions: {
    'go to the next page': ({ page }) => pages(page, 'Next').click(),
    'go to the previous page': ({ page }) => pages(page, 'Previous').click(),
    'go to the next page without a connection': async ({ page, site, expectConsole }) => {
      expectConsole(failure)
      await site.disconnect()
      await pages(page, 'Next').click()
    },
    'open the filter': ({ page }) => openFilter(page),
    'open the filter without a connection': async ({ page, site, expectConsole }) => {
      expectConsole(/^Failed to fetch cities/)
      // The page may have the cities already.
      await page.reload()
      await cacheCode(page)
      await site.disconnect()
      await page.getByRole('button', { name: 'Filter' }).click()
    },
    'tick Athens': ({ page }) => chooseCity(page, 'Athens'),
    'tick the region Crete': ({ page }) => region(page, 'Crete').check(),
    'clear the ticks': ({ page }) => menu(page).getByRole('button', { name: 'Clear' }).click(),
    'leave the menu': async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
    },
    'apply': ({ page }) => apply(page),
    'remove the chip': ({ page }) => page.getByRole('button', { name: /^Remove (Athens|Crete)$/ }).click(),
    'clear the filter': ({ page }) => main(page).getByRole('button', { name: 'Clear filter' }).click(),
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'go back': async ({ page }) => {
      await page.goBack()
    },
    'filter by a city without listings': async ({ page }) => {
      await openFilter(page)
      await chooseCity(page, 'Patras')
      await apply(page)
    },
    'open a page after the last': ({ page }) => goTo(page, '/volunteer?page=9'),
    'go to the first page': ({ page }) => main(page).getByRole('button', { name: 'To the first page' }).click(),
    'try again without a connection': async ({ page, expectConsole }) => {
      expectConsole(failure)
      await expectUnanswered(page, () => main(page).getByRole('button', { name: 'Try again' }).click())
    },
    'the connection returns': ({ site }) => site.reconnect(),
  },
  assertions: {
    list: expectList,
    menu: async (world, memory: Memory) => {
      await expect(menu(world.page)).toBeVisible()
      await expect(menu(world.page).getByRole('checkbox', { checked: true })).toHaveCount(memory.draft === null ? 0 : 1)
      if (memory.draft !== null) await expect(city(world.page, memory.draft)).toBeChecked()
      await expectList(world, memory)
    },
    citiesMissing: async (world, memory) => {
      await expect(menu(world.page)).toContainText(failureWords('The cities could not be fetched.'))
      await expectList(world, memory)
    },
    failed: async ({ page }) => {
      await expect(main(page).getByText(failureWords('Error fetching posts'))).toBeVisible()
      await expect(titles(page)).toHaveCount(0)
      await expect(page).toHaveURL(/#\/volunteer\?page=2$/)
    },
    empty: expectNothing,
    beyond: expectNothing,
  },
  paths: 11,
}

/** The entries, the count, the chips and the address match the database. */
async function expectList({ page, db }: ListWorld, memory: Memory): Promise<void> {
  const found = await volunteeringIn(db, townOf(memory))
  const shown = found.slice((memory.page - 1) * pageSize, memory.page * pageSize)
  await expect(titles(page)).toHaveText(shown)
  await expect(main(page).getByRole('status')).toHaveText(`${found.length} posts`)
  await expect(page.getByText(`Page ${memory.page} of ${Math.ceil(found.length / pageSize)}`, { exact: true })).toBeVisible()
  await expectAddress(page, memory)
}

async function expectNothing({ page, db }: ListWorld, memory: Memory): Promise<void> {
  const found = await volunteeringIn(db, townOf(memory))
  expect(found.slice((memory.page - 1) * pageSize)).toEqual([])
  const isUnmatched = townOf(memory) !== null && found.length === 0
  await expect(main(page).getByText(isUnmatched ? 'No post matches your choices.' : 'No posts available.')).toBeVisible()
  await expect(titles(page)).toHaveCount(0)
  await expectAddress(page, memory)
}

/** Heraklion is the only town of Crete with listings. */
function townOf({ city: place }: Memory): string | null {
  return place === 'Crete' ? 'Heraklion' : place
}

async function expectAddress(page: Page, memory: Memory): Promise<void> {
  await expect(chips(page)).toHaveText(memory.city === null ? [] : [memory.city])
  const place = memory.city === 'Crete' ? 'region=crete' : `city=${memory.city}`
  const search = [memory.city === null ? [] : place, memory.page === 1 ? [] : `page=${memory.page}`].flat().join('&')
  expect(new URL(page.url()).hash).toBe(`#/volunteer${search && `?${search}`}`)
}
