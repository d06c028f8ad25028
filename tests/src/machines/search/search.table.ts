/** The table of the search. */
import { after, table } from 'xstate-walk'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { FoundType, SearchPlace } from '../../../../src/api/search.ts'
import { searchMachine, type SearchContext } from '../../../../src/machines/search/search.ts'
import { pagedListPart } from '../recipes/paged-list.rows.ts'

const found: FoundType = { type: 'shop', total: 12, isCapped: false, listings: [] }
const pages: Readonly<Record<string, Page<FoundType>>> = {
  'something is found': { rows: [found], total: 12, isCapped: false },
  'nothing is found': { rows: [], total: 0, isCapped: false },
  'a page after the last arrives': { rows: [], total: 12, isCapped: false },
}

const today = '2026-11-24'
const nothing: SearchPlace = { text: '', type: null, page: 1, today }
const beach: SearchPlace = { text: 'beach', type: null, page: 1, today }
const shops: SearchPlace = { text: 'beach', type: 'shop', page: 1, today }
const moreShops: SearchPlace = { ...shops, page: 2 }
const shopsTomorrow: SearchPlace = { ...shops, today: '2026-11-25' }

const searches = ['search.resting', 'search.pausing']

const isAnother = ({ typed, place }: SearchContext) => typed.trim() !== place.text
const isTheSame = (context: SearchContext) => !isAnother(context)
const searched = ({ typed }: SearchContext) => [['openPlace', { text: typed.trim(), page: 1 }]] as const

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
  whenMoved: ({ typed }, place) => ({ typed: typed.trim() === place.text ? typed : place.text }),
})

export const searchTable = table({
  machine: searchMachine,
  starts: {
    'open the search': { input: () => nothing, in: 'list.loading.blank and search.resting', invokes: [['fetchPage', nothing]] },
    'open a link to a search': {
      input: () => moreShops, in: 'list.loading.blank and search.resting', invokes: [['fetchPage', moreShops]],
    },
  },
  events: {
    ...list.events,
    'type " beach "': { type: 'search.type', text: ' beach ' },
    'empty the field': { type: 'search.type', text: '' },
    'submit the search': { type: 'search.apply' },
    '200 ms pass': after('searchPause', 'search.pausing', 200),
  },
  rows: [
    ...list.rows,
    ...[{ in: 'search.resting' }, { in: 'search.pausing', restarts: '200 ms pass' }].flatMap((row) => [
      { ...row, on: 'type " beach "', to: 'search.pausing', changes: { typed: ' beach ' } },
      { ...row, on: 'empty the field', to: 'search.pausing', changes: { typed: '' } },
    ]),
    ...[{ in: searches, on: 'submit the search' }, { in: 'search.pausing', on: '200 ms pass' }].flatMap((row) => [
      { ...row, when: ['the text has changed', isAnother] as const, to: 'search.resting', calls: searched },
      { ...row, when: ['the text has not changed', isTheSame] as const, to: 'search.resting' },
    ]),
  ],
  invariants: list.invariants,
  key: (context, state) => [list.key(context, state), context.typed],
  paths: 1380,
})
