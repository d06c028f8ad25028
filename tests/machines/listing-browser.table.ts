/** A list that is read page by page, by hand: what comes of each event in each state. */
import { noFilter, type Filter } from '../../domain/filter.ts'
import type { ListPage } from '../../src/api/approved-listings.ts'
import { listingBrowserMachine, type ListingBrowserContext, type ListPlace } from '../../src/machines/listing-browser.ts'
import { done, failed, tableOf } from '../../tools/paths/table.ts'
import { away } from './failures.ts'

const volos: Filter = { cities: ['Volos'], tags: [] }
const entry = { id: 1 } as ListPage['entries'][number]
const twoPages: ListPage = { entries: [entry], total: 12, isCapped: false }
const onePage: ListPage = { entries: [entry], total: 1, isCapped: false }
const beyond: ListPage = { entries: [], total: 12, isCapped: false }
const first: ListPlace = { filter: noFilter, page: 1 }
const second: ListPlace = { filter: noFilter, page: 2 }
const filtered: ListPlace = { filter: volos, page: 1 }

const isAt = (place: ListPlace) => (context: ListingBrowserContext) =>
  context.place.page === place.page && context.place.filter.cities.length === place.filter.cities.length
const everywhere = ['loading', 'ready', 'empty', 'failed']
const hasNext = ({ place, list }: ListingBrowserContext) => place.page === 1 && list?.total === 12

export const listingBrowserTable = tableOf({
  machine: listingBrowserMachine,
  starts: {
    'open the list': { input: () => first, in: 'loading', asks: [['fetchPage', first]] },
    'open its second page': { input: () => second, in: 'loading', asks: [['fetchPage', second]] },
  },
  events: {
    'a page of two arrives': done('fetchPage', twoPages),
    'the only page arrives': done('fetchPage', onePage),
    'a page beyond the last arrives': done('fetchPage', beyond),
    'the server does not answer': failed('fetchPage', away),
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'try again': { type: 'list.retry' },
    'the address leads to the first page': { type: 'address.changed', ...first },
    'the address leads to the second page': { type: 'address.changed', ...second },
    'the address names a filter': { type: 'address.changed', ...filtered },
  },
  rows: [
    { in: 'loading', on: 'a page of two arrives', to: 'ready', changes: { list: twoPages } },
    { in: 'loading', on: 'the only page arrives', to: 'ready', changes: { list: onePage } },
    { in: 'loading', on: 'a page beyond the last arrives', to: 'empty', changes: { list: beyond } },
    {
      in: 'loading', on: 'the server does not answer', to: 'failed',
      changes: { list: null }, calls: [['logFailure', { failure: away.failure }]],
    },
    {
      in: 'loading', on: ['turn to the next page', 'turn to the previous page', 'try again'],
      ignored: 'Another page is on its way; its buttons cannot be pressed.',
    },
    { in: 'ready', on: 'turn to the next page', when: ['there is one', hasNext], calls: [['openPage', { page: 2 }]] },
    { in: 'ready', on: 'turn to the next page', when: ['there is none', (context) => !hasNext(context)], ignored: 'It is the last page.' },
    {
      in: ['ready', 'empty'], on: 'turn to the previous page', when: ['it is the second page', isAt(second)],
      calls: [['openPage', { page: 1 }]],
    },
    {
      in: ['ready', 'empty'], on: 'turn to the previous page', when: ['it is the first page', (context) => !isAt(second)(context)],
      ignored: 'It is the first page.',
    },
    { in: 'failed', on: 'try again', to: 'loading', asks: ({ place }) => [['fetchPage', place]] },
    ...[
      ['the address leads to the first page', first] as const,
      ['the address leads to the second page', second] as const,
      ['the address names a filter', filtered] as const,
    ].flatMap(([on, place]) => [
      {
        in: everywhere, on, when: ['it led elsewhere', (context: ListingBrowserContext) => !isAt(place)(context)] as const,
        to: 'loading', changes: { place }, asks: [['fetchPage', place]] as const,
      },
      { in: everywhere, on, when: ['it says so already', isAt(place)] as const, ignored: 'It says so already.' },
    ]),
  ],
  always: { 'a failed list shows nothing': (state, { list }) => state !== 'failed' || list === null },
  paths: 162,
})
