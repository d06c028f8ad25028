/** What a member has added, by hand: what comes of each event in each state. */
import type { OwnListing } from '../../../../domain/own-listing.ts'
import { ownListingsMachine, type OwnListingsContext } from '../../../../src/machines/my-listings/own-listings.ts'
import type { ListPlace } from '../../../../src/machines/recipes/paged-list.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { refusal } from '../failures.ts'
import { loadingRow, pagedListPart, pagesOf } from '../recipes/paged-list.rows.ts'

const listing: OwnListing = {
  id: 7, type: 'shop', state: 'pending', rejectionReason: null, title: 'Jars', description: 'Bring your own.', city: 'Athens',
  address: null, link: null, tags: [], approved: false, etag: '"7-1"',
}
const approved = refusal('already-approved')
/** While a listing is asked about or withdrawn. */
const withdrawals = ['confirming', 'withdrawing', 'refused']
const places = { 'the address leads to the first page': { page: 1 }, 'the address leads to the second page': { page: 2 } }
const left = { editedId: null, withdrawn: null }

const list = pagedListPart<OwnListing, ListPlace, OwnListingsContext>({ pages: pagesOf(listing), places, whenMoved: () => left })

export const ownListingsTable = tableOf({
  machine: ownListingsMachine,
  starts: {
    'open the own listings': { input: () => ({ page: 1 }), in: 'loading.blank', asks: [['fetchPage', { page: 1 }]] },
    'open their second page': { input: () => ({ page: 2 }), in: 'loading.blank', asks: [['fetchPage', { page: 2 }]] },
  },
  events: {
    ...list.events,
    'edit the jars': { type: 'listing.edit', id: 7 },
    'withdraw the jars': { type: 'listing.withdraw', id: 7 },
    'say yes': { type: 'withdrawal.confirm' },
    'say no': { type: 'withdrawal.cancel' },
    'the server takes the jars away': done('withdraw', undefined),
    'the server says that they are approved': failed('withdraw', approved),
    'close the message': { type: 'alert.close' },
    'close the editor': { type: 'editor.close' },
    'the list is out of date': { type: 'list.reload' },
  },
  rows: [
    ...list.rows,
    {
      in: 'loading',
      on: ['edit the jars', 'withdraw the jars', 'close the editor', 'the list is out of date', 'say yes', 'say no', 'close the message'],
      ignored: 'Another page is on its way, on which they may not be.',
    },
    { in: 'ready', on: 'edit the jars', changes: { editedId: 7, withdrawn: null } },
    { in: 'ready', on: 'close the editor', changes: { editedId: null, withdrawn: null } },
    { in: 'ready', on: 'withdraw the jars', to: 'confirming', changes: { chosen: listing, withdrawn: null } },
    { in: 'confirming', on: 'say no', to: 'ready' },
    { in: 'confirming', on: 'say yes', to: 'withdrawing', asks: [['withdraw', listing]] },
    {
      in: 'withdrawing',
      on: [
        'turn to the next page', 'turn to the previous page', 'edit the jars', 'withdraw the jars', 'close the editor',
        'the list is out of date', 'say yes', 'say no', 'try again', 'close the message',
      ],
      ignored: 'What is on its way is neither sent again nor called back.',
    },
    loadingRow<OwnListing, ListPlace, OwnListingsContext>({
      in: 'withdrawing', on: 'the server takes the jars away',
      changes: ({ list: page }) => ({ list: page && { ...page, rows: [] }, withdrawn: 'Jars' }),
    }),
    { in: 'withdrawing', on: 'the server says that they are approved', to: 'refused', changes: { refusal: approved.failure } },
    { in: 'refused', on: 'close the message', to: 'loading.pageInView', asks: ({ place }) => [['fetchPage', place]] },
    { in: 'ready', on: 'the list is out of date', to: 'loading.pageInView', asks: ({ place }) => [['fetchPage', place]] },
    ...Object.entries(places).flatMap(([on, place]) => [
      {
        in: withdrawals, on, when: ['it led elsewhere', ({ place: { page } }: OwnListingsContext) => page !== place.page] as const,
        to: 'loading.pageInView', changes: { place, ...left }, asks: [['fetchPage', place]] as const,
      },
      {
        in: withdrawals, on, when: ['it says so already', ({ place: { page } }: OwnListingsContext) => page === place.page] as const,
        ignored: 'It says so already.',
      },
    ]),
  ],
  always: list.always,
  key: (context, state) => [list.key(context, state), state === 'ready' && [context.editedId, context.withdrawn]],
  paths: 236,
})
