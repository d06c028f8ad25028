/** The table of a paged list. */
import { table } from 'xstate-walk'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { Entry } from '../../../../domain/listing/listing.ts'
import { listingBrowserMachine, type FilteredPlace, type ListingBrowserContext } from '../../../../src/machines/lists/listing-browser.ts'
import { pagedListPart, pagesOf, unread } from '../recipes/paged-list.rows.ts'

const today = '2026-11-24'
const first: FilteredPlace = { filter: noFilter, page: 1, today }
const hundredth: FilteredPlace = { filter: noFilter, page: 100, today }

const list = pagedListPart<Entry, FilteredPlace, ListingBrowserContext>({
  pages: pagesOf({ id: 1 } as Entry),
  places: {
    'the address names the first page': first,
    'the address names the hundredth page': hundredth,
    'the day changes on the first page': { ...first, today: '2026-11-25' },
    'the address names a filter': { filter: { cities: ['Volos'], tags: [] }, page: 1, today: null },
  },
  statesWithPrevious: ['ready'],
  whenFailed: () => ({ changes: {}, calls: [['logFailure']] }),
})

export const listingBrowserTable = table({
  machine: listingBrowserMachine,
  starts: {
    'open the list': { input: () => first, in: 'loading.blank', context: { ...unread, place: first }, invokes: [['fetchPage', first]] },
    'open its hundredth page': {
      input: () => hundredth, in: 'loading.blank', context: { ...unread, place: hundredth }, invokes: [['fetchPage', hundredth]],
    },
  },
  events: { ...list.events, 'go to the first page': { type: 'page.first' } },
  tags: list.tags,
  rows: [
    ...list.rows,
    { in: 'beyond', on: 'go to the first page', calls: [['openPlace', { page: 1 }]] },
    { in: 'loading', on: 'go to the first page', ignored: 'Another page is loading.' },
  ],
  always: list.always,
  key: list.key,
  paths: 132,
})
