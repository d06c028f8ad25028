/** The table of the search. */
import { table } from 'xstate-walk'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { OfferedList } from '../../../../domain/search/named-lists.ts'
import type { FoundPage } from '../../../../src/api/search/found-page.ts'
import type { FoundType, SearchPlace } from '../../../../src/api/search/search.ts'
import { searchMachine, type SearchContext } from '../../../../src/machines/search/search.ts'
import { pagedListPart, unread } from '../recipes/paged-list.rows.ts'
import { searchFieldPart } from '../recipes/search-field.rows.ts'

const found: FoundType = { type: 'shop', total: 12, isCapped: false, listings: [], ranks: [] }
const shopsOffered: OfferedList = { type: 'shop', filter: noFilter, leftOut: noFilter, around: null, total: 12, isCapped: false }
const page = {
  isCapped: false, foundBy: { by: 'text' }, offered: [], fewer: [], whole: [], asksHours: false, isAround: false, nearMe: [], kept: null,
} as const
const pages: Readonly<Record<string, FoundPage>> = {
  'something is found': { ...page, rows: [found], total: 12 },
  'nothing is found, and a list is offered': { ...page, rows: [], total: 0, offered: [shopsOffered] },
  'a page after the last arrives': { ...page, rows: [], total: 12 },
}

const today = '2026-11-24'
const nothing: SearchPlace = { text: '', type: null, page: 1, today }
const beach: SearchPlace = { text: 'beach', type: null, page: 1, today }
const shops: SearchPlace = { text: 'beach', type: 'shop', page: 1, today }
const moreShops: SearchPlace = { ...shops, page: 2 }
const shopsTomorrow: SearchPlace = { ...shops, today: '2026-11-25' }

const field = searchFieldPart<SearchPlace, SearchContext>({
  text: ' beach ', pauseMs: 200, textOf: ({ text }) => text, searchFor: (text) => ({ text, page: 1 }),
})

const list = pagedListPart<FoundType, SearchPlace, SearchContext>({
  pages,
  places: {
    'the address names no search': nothing,
    'the address names a search for beach': beach,
    'the address names the shops of that search': shops,
    'the address names their second page': moreShops,
    'the day changes on their first page': shopsTomorrow,
  },
  region: 'list.',
  whenMoved: field.typedAt,
})

export const searchTable = table({
  machine: searchMachine,
  starts: {
    'open the search': {
      input: () => nothing, in: 'list.loading.blank and search.resting', invokes: [['fetchPage', nothing]],
      context: { ...unread, place: nothing, typed: '' },
    },
    'open a link to a search': {
      input: () => moreShops, in: 'list.loading.blank and search.resting', invokes: [['fetchPage', moreShops]],
      context: { ...unread, place: moreShops, typed: 'beach' },
    },
  },
  events: {
    ...list.events,
    ...field.events,
  },
  tags: list.tags,
  rows: [
    ...list.rows,
    ...field.rows,
  ],
  always: list.always,
  preconditions: {
    // Only a day that passes changes that of a place, so nothing else of it changes then.
    'the day changes on their first page': ({ place: { type, page: number } }) => type === 'shop' && number === 1,
  },
  key: (context, state) => [list.key(context, state), context.typed],
  paths: 1284,
})
