/** A list that is read page by page, by hand: what comes of each event in each state. */
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import type { Entry } from '../../../../domain/listing.ts'
import type { Page } from '../../../../domain/paging.ts'
import { listingBrowserMachine, type ListingBrowserContext, type ListPlace } from '../../../../src/machines/listings/listing-browser.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const volos: Filter = { cities: ['Volos'], tags: [] }
const entry = { id: 1 } as Entry
const twoPages: Page<Entry> = { rows: [entry], total: 12, isCapped: false }
const onePage: Page<Entry> = { rows: [entry], total: 1, isCapped: false }
const beyond: Page<Entry> = { rows: [], total: 12, isCapped: false }
const ofThousands: Page<Entry> = { rows: Array<Entry>(10).fill(entry), total: 1000, isCapped: true }
const first: ListPlace = { filter: noFilter, page: 1 }
const hundredth: ListPlace = { filter: noFilter, page: 100 }
const filtered: ListPlace = { filter: volos, page: 1 }

const isAt = (place: ListPlace) => (context: ListingBrowserContext) =>
  context.place.page === place.page && context.place.filter.cities.length === place.filter.cities.length
const everywhere = ['loading', 'ready', 'empty', 'failed']
const hasNext = ({ place, list }: ListingBrowserContext) => list?.isCapped === true || (place.page === 1 && list?.total === 12)
const lastOf = ({ list }: ListingBrowserContext) => (list?.isCapped ? 99 : list?.total === 12 ? 2 : 1)

export const listingBrowserTable = tableOf({
  machine: listingBrowserMachine,
  starts: {
    'open the list': { input: () => first, in: 'loading', asks: [['fetchPage', first]] },
    'open its hundredth page': { input: () => hundredth, in: 'loading', asks: [['fetchPage', hundredth]] },
  },
  events: {
    'a page of two arrives': done('fetchPage', twoPages),
    'the only page arrives': done('fetchPage', onePage),
    'a full page of thousands arrives': done('fetchPage', ofThousands),
    'a page beyond the last arrives': done('fetchPage', beyond),
    'the server does not answer': failed('fetchPage', away),
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'try again': { type: 'list.retry' },
    'the address leads to the first page': { type: 'address.changed', ...first },
    'the address leads to the hundredth page': { type: 'address.changed', ...hundredth },
    'the address names a filter': { type: 'address.changed', ...filtered },
  },
  rows: [
    { in: 'loading', on: 'a page of two arrives', to: 'ready', changes: { list: twoPages } },
    { in: 'loading', on: 'the only page arrives', to: 'ready', changes: { list: onePage } },
    { in: 'loading', on: 'a full page of thousands arrives', to: 'ready', changes: { list: ofThousands } },
    { in: 'loading', on: 'a page beyond the last arrives', to: 'empty', changes: { list: beyond } },
    {
      in: 'loading', on: 'the server does not answer', to: 'failed',
      changes: { list: null }, calls: [['logFailure', { failure: away.failure }]],
    },
    {
      in: 'loading', on: ['turn to the next page', 'turn to the previous page', 'try again'],
      ignored: 'Another page is on its way; its buttons cannot be pressed.',
    },
    {
      in: 'ready', on: 'turn to the next page', when: ['there is one', hasNext],
      calls: ({ place }) => [['openPage', { page: place.page + 1 }]],
    },
    { in: 'ready', on: 'turn to the next page', when: ['there is none', (context) => !hasNext(context)], ignored: 'It is the last page.' },
    {
      in: 'ready', on: 'turn to the previous page', when: ['there is one', isAt(hundredth)],
      calls: (context) => [['openPage', { page: lastOf(context) }]],
    },
    { in: 'empty', on: 'turn to the previous page', when: ['there is one', isAt(hundredth)], calls: [['openPage', { page: 1 }]] },
    {
      in: ['ready', 'empty'], on: 'turn to the previous page', when: ['it is the first page', (context) => !isAt(hundredth)(context)],
      ignored: 'It is the first page.',
    },
    { in: 'failed', on: 'try again', to: 'loading', asks: ({ place }) => [['fetchPage', place]] },
    ...[
      ['the address leads to the first page', first] as const,
      ['the address leads to the hundredth page', hundredth] as const,
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
  paths: 236,
})
