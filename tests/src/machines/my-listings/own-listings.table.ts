/** The table of My listings. */
import { done, failed, table } from 'xstate-walk'
import type { OwnListing } from '../../../../domain/listing/own-listing.ts'
import { ownListingsMachine, type OwnListingsContext } from '../../../../src/machines/my-listings/own-listings.ts'
import type { ListPlace } from '../../../../src/machines/recipes/paged-list.ts'
import { refusal } from '../failures.ts'
import { loadingRow, pagedListPart, pagesOf } from '../recipes/paged-list.rows.ts'

const listing: OwnListing = {
  id: 7, type: 'shop', state: 'pending', rejectionReason: null, title: 'Jars', description: 'Bring your own.', city: 'Athens',
  address: null, link: null, tags: [], approved: false, etag: '"7-1"',
}
const approved = refusal('already-approved')
/** The states in which a listing is being withdrawn. */
const withdrawals = ['confirming', 'withdrawing', 'refused']
const places = { 'the address names the first page': { page: 1 }, 'the address names the second page': { page: 2 } }
const left = { editedId: null, withdrawn: null }

const list = pagedListPart<OwnListing, ListPlace, OwnListingsContext>({ pages: pagesOf(listing), places, whenMoved: () => left })

export const ownListingsTable = table({
  machine: ownListingsMachine,
  starts: {
    'open My listings': { input: () => ({ page: 1 }), in: 'loading.blank', invokes: [['fetchPage', { page: 1 }]] },
    'open page 2 of My listings': { input: () => ({ page: 2 }), in: 'loading.blank', invokes: [['fetchPage', { page: 2 }]] },
  },
  events: {
    ...list.events,
    'edit the jars': { type: 'listing.edit', id: 7 },
    'withdraw the jars': { type: 'listing.withdraw', id: 7, part: 'listing' },
    'withdraw their change': { type: 'listing.withdraw', id: 7, part: 'change' },
    'confirm the withdrawal': { type: 'withdrawal.confirm' },
    'cancel the withdrawal': { type: 'withdrawal.cancel' },
    'the server withdraws it': done('withdraw', undefined),
    'the server reports that they are approved': failed('withdraw', approved),
    'close the message': { type: 'alert.close' },
    'close the editor': { type: 'editor.close' },
    'the list is out of date': { type: 'list.reload' },
  },
  tags: {
    ...list.tags,
    busy: ['loading', 'withdrawing'],
    ready: ['loading.filled', 'ready', 'confirming', 'withdrawing', 'refused'],
    withdrawal: 'confirming',
    refused: 'refused',
  },
  rows: [
    ...list.rows,
    {
      in: 'loading',
      on: [
        'edit the jars', 'withdraw the jars', 'withdraw their change', 'close the editor', 'the list is out of date',
        'confirm the withdrawal', 'cancel the withdrawal', 'close the message',
      ],
      ignored: 'Another page is loading, which may not have the listing.',
    },
    { in: 'ready', on: 'edit the jars', changes: { editedId: 7, withdrawn: null } },
    { in: 'ready', on: 'close the editor', changes: { editedId: null, withdrawn: null } },
    { in: 'ready', on: 'withdraw the jars', to: 'confirming', changes: { chosen: listing, part: 'listing', withdrawn: null } },
    { in: 'ready', on: 'withdraw their change', to: 'confirming', changes: { chosen: listing, part: 'change', withdrawn: null } },
    { in: 'confirming', on: 'cancel the withdrawal', to: 'ready' },
    { in: 'confirming', on: 'confirm the withdrawal', to: 'withdrawing', invokes: ({ part }) => [['withdraw', { chosen: listing, part }]] },
    {
      in: 'withdrawing',
      on: [
        'go to the next page', 'go to the previous page', 'edit the jars', 'withdraw the jars', 'withdraw their change',
        'close the editor', 'the list is out of date', 'confirm the withdrawal', 'cancel the withdrawal', 'try again', 'close the message',
      ],
      ignored: 'A running withdrawal is neither repeated nor cancelled.',
    },
    loadingRow<OwnListing, ListPlace, OwnListingsContext>({
      in: 'withdrawing', on: 'the server withdraws it',
      changes: ({ list: page, part }) => ({ list: page && part === 'listing' ? { ...page, rows: [] } : page, withdrawn: 'Jars' }),
    }),
    { in: 'withdrawing', on: 'the server reports that they are approved', to: 'refused', changes: { refusal: approved.failure } },
    { in: 'refused', on: 'close the message', to: 'loading.filled', invokes: ({ place }) => [['fetchPage', place]] },
    { in: 'ready', on: 'the list is out of date', to: 'loading.filled', invokes: ({ place }) => [['fetchPage', place]] },
    ...Object.entries(places).flatMap(([on, place]) => [
      {
        in: withdrawals, on, when: ['it named another page', ({ place: { page } }: OwnListingsContext) => page !== place.page] as const,
        to: 'loading.filled', changes: { place, ...left }, invokes: [['fetchPage', place]] as const,
      },
      {
        in: withdrawals, on, when: ['it names this page', ({ place: { page } }: OwnListingsContext) => page === place.page] as const,
        ignored: 'The address has not changed.',
      },
    ]),
  ],
  always: list.always,
  key: (context, state) =>
    [list.key(context, state), context.editedId, context.withdrawn, withdrawals.includes(String(state)) && context.part],
  paths: 374,
})
