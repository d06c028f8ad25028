/** The journey of the events screen: calendar, list and single events, compared with the database. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { cacheCode } from '../support/browser/cached-code.ts'
import { bars, period, step, view } from '../support/browser/calendar.ts'
import { failureWords } from '../support/browser/failure-words.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { cleanup, oliveHarvest } from '../support/listings/visitor-listings.ts'
import { expect } from '../support/sites/visitor.ts'
import { eventsModel, today, type CalendarMemory } from './events-screen-model.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { entriesFrom, eventsBetween } from './stored-listings.ts'
import { expectUnanswered } from './unanswered.ts'

/** The calendar shows October 2026; today is Wednesday, October 7. */
export interface EventsWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
  readonly expectConsole: (text: string | RegExp) => void
  readonly anotherVisitor: () => Promise<Page>
}

const failure = 'Failed to fetch approved events'
const modal = (page: Page) => page.getByRole('dialog')
const choose = (page: Page, name: string) => page.getByRole('group', { name: 'Show events as' }).getByRole('button', { name }).click()
const cards = (page: Page) => main(page).getByRole('article')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

export const eventsJourney: Journey<EventsWorld> = {
  model: eventsModel,
  actions: {
    'choose the month': ({ page }) => view(page, 'Month').click(),
    'choose the week': ({ page }) => view(page, 'Week').click(),
    'choose the day': ({ page }) => view(page, 'Day').click(),
    'press a day with more events than fit': ({ page }) => page.getByRole('button', { name: /^\+\d+ more, October 24, 2026$/ }).click(),
    'go to the next month': ({ page }) => step(page, 'Next').click(),
    'go to today': ({ page }) => step(page, 'Today').click(),
    'go to the next month without a connection': async ({ page, site, expectConsole }) => {
      expectConsole(failure)
      await site.disconnect()
      await step(page, 'Next').click()
    },
    'try again without a connection': ({ page, expectConsole }) => {
      expectConsole(failure)
      return expectUnanswered(page, () => tryAgain(page))
    },
    'the connection returns': ({ site }) => site.reconnect(),
    'press an event': ({ page }) => bars(page, cleanup.title).click(),
    'close the event': ({ page }) => modal(page).getByText('Close', { exact: true }).click(),
    'go back': async ({ page }) => {
      await page.goBack()
    },
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'send its address to another visitor': async (world) => {
      const other = await world.anotherVisitor()
      await other.goto(world.page.url())
    },
    'open the address of a missing event': ({ page, expectConsole }) => {
      expectConsole(/404 \(Not Found\).*\/api\/events\/999999$/)
      return goTo(page, '/events?event=999999')
    },
    'open the address of an event without a connection': async ({ page, db, site }) => {
      const { id } = await db.selectFrom('listing').select('id').where('title', '=', oliveHarvest.title).executeTakeFirstOrThrow()
      await cacheCode(page)
      await site.disconnect()
      await goTo(page, `/events?event=${id}`)
    },
    'the connection returns with the event': ({ site }) => site.reconnect(),
    'choose the list': ({ page }) => choose(page, 'List view'),
    'choose the calendar': ({ page }) => choose(page, 'Calendar view'),
    'follow an event of the list': ({ page }) => cards(page).getByRole('link', { name: cleanup.title }).click(),
    'go to the next page of the list without a connection': async ({ page, site, expectConsole }) => {
      expectConsole(failure)
      await site.disconnect()
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  assertions: {
    month: expectCalendar,
    week: expectCalendar,
    day: expectCalendar,
    nextMonth: expectCalendar,
    failed: async ({ page }, memory: CalendarMemory) => {
      await expect(period(page)).toHaveText(memory.period)
      await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
      await expect(bars(page, oliveHarvest.title)).toHaveCount(0)
    },
    opened: ({ page }) => expectEvent(page, cleanup.title),
    shared: async ({ page }) => {
      const pages = page.context().browser()?.contexts().flatMap((context) => context.pages())
      const other = pages?.find((each) => each !== page && each.url() === page.url())
      await expectEvent(other as Page, cleanup.title)
    },
    missing: async ({ page }) => {
      await expect(modal(page)).toHaveAccessibleName('No such event')
      await expect(modal(page)).toContainText('This event does not exist or is not shown any more.')
    },
    eventFailed: ({ page }) => expect(modal(page)).toContainText(failureWords('The event could not be fetched.')),
    openedLate: ({ page }) => expectEvent(page, oliveHarvest.title),
    list: (world) => expectList(world, 1),
    openedInList: ({ page }) => expectEvent(page, cleanup.title),
    listFailed: async ({ page }) => {
      await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
    },
    restOfList: (world) => expectList(world, 2),
  },
  paths: 4,
}

/** The bars, including those behind a "more" button, are the events that the database has in the period. */
async function expectCalendar({ page, db }: EventsWorld, memory: CalendarMemory): Promise<void> {
  await expect(modal(page)).toHaveCount(0)
  await expect(period(page)).toHaveText(memory.period)
  const titles = await eventsBetween(db, memory)
  await expect.poll(() => shownEvents(page, titles), { message: 'events of the calendar' })
    .toEqual({ count: titles.length, unexpected: [] })
}

async function shownEvents(page: Page, titles: readonly string[]) {
  const names = await page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent))
  const counted = names.map((name) => Number(/^\+(\d+) more/.exec(name)?.[1] ?? 0)).reduce((sum, each) => sum + each, 0)
  const titleOf = (name: string) => titles.find((title) => name.startsWith(title)) ?? name
  const shown = new Set(names.filter((name) => !/^\+\d+ more|\d events?$/.test(name)).map(titleOf))
  return { count: shown.size + counted, unexpected: [...shown].filter((title) => !titles.includes(title)) }
}

/** The list has an entry for each day of an event from today, and those without a day at the end. */
async function expectList({ page, db }: EventsWorld, number: number): Promise<void> {
  await expect(modal(page)).toHaveCount(0)
  const found = await entriesFrom(db, today.from)
  await expect(main(page).getByRole('status')).toHaveText(`${new Set(found).size} events`)
  await expect(cards(page).getByRole('heading')).toHaveText(found.slice(10 * (number - 1), 10 * number))
}

async function expectEvent(page: Page, title: string): Promise<void> {
  await expect(modal(page)).toHaveAccessibleName(title)
  await expect(page).toHaveURL(/event=\d+$/)
}
