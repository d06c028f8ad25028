/** What a member has added, by hand: what comes of each event in each state. */
import type { OwnListing } from '../../../../domain/own-listing.ts'
import { ownListingsMachine, type OwnListingsContext } from '../../../../src/machines/my-listings/own-listings.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const listing: OwnListing = {
  id: 7, type: 'shop', state: 'pending', rejectionReason: null, title: 'Jars', description: 'Bring your own.', city: 'Athens',
  address: null, link: null, tags: [], approved: false, etag: '"7-1"',
}
const twoPages = { listings: [listing], total: 11 }
const onePage = { listings: [listing], total: 10 }
const none = { listings: [], total: 0 }
const inView = ({ list }: OwnListingsContext) => list !== null && list.listings.length > 0
const everywhere = ['loading', 'ready', 'empty', 'failed', 'confirming', 'withdrawing', 'refused']
const approved = refusal('already-approved')

const isOn = (page: number) => (context: OwnListingsContext) => context.page === page
const hasNext = ({ page, list }: OwnListingsContext) => page === 1 && list === twoPages

export const ownListingsTable = tableOf({
  machine: ownListingsMachine,
  starts: {
    'open the own listings': { input: () => ({ page: 1 }), in: 'loading.blank', asks: [['listOwn', { page: 1 }]] },
    'open their second page': { input: () => ({ page: 2 }), in: 'loading.blank', asks: [['listOwn', { page: 2 }]] },
  },
  events: {
    'a page of two arrives': done('listOwn', twoPages),
    'the only page arrives': done('listOwn', onePage),
    'an empty page arrives': done('listOwn', none),
    'the server does not answer': failed('listOwn', away),
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'try again': { type: 'list.retry' },
    'edit the jars': { type: 'listing.edit', id: 7 },
    'withdraw the jars': { type: 'listing.withdraw', id: 7 },
    'say yes': { type: 'withdrawal.confirm' },
    'say no': { type: 'withdrawal.cancel' },
    'the server takes the jars away': done('withdraw', undefined),
    'the server says that they are approved': failed('withdraw', approved),
    'close the message': { type: 'alert.close' },
    'close the editor': { type: 'editor.close' },
    'the list is out of date': { type: 'list.reload' },
    'the address leads to the first page': { type: 'address.changed', page: 1 },
    'the address leads to the second page': { type: 'address.changed', page: 2 },
  },
  rows: [
    { in: 'loading', on: 'a page of two arrives', to: 'ready', changes: { list: twoPages } },
    { in: 'loading', on: 'the only page arrives', to: 'ready', changes: { list: onePage } },
    { in: 'loading', on: 'an empty page arrives', to: 'empty', changes: { list: none } },
    { in: 'loading', on: 'the server does not answer', to: 'failed', changes: { list: null } },
    {
      in: 'loading',
      on: ['turn to the next page', 'edit the jars', 'withdraw the jars', 'close the editor',
        'the list is out of date', 'try again', 'say yes',
        'say no', 'close the message'],
      ignored: 'Another page is on its way, on which they may not be.',
    },
    { in: 'ready', on: 'turn to the next page', when: ['there is one', hasNext], calls: [['openPage', { page: 2 }]] },
    { in: 'ready', on: 'turn to the next page', when: ['there is none', (context) => !hasNext(context)], ignored: 'It is the last page.' },
    {
      in: everywhere, on: 'turn to the previous page', when: ['it is the second page', isOn(2)],
      calls: [['openPage', { page: 1 }]],
    },
    { in: everywhere, on: 'turn to the previous page', when: ['it is the first page', isOn(1)], ignored: 'It is the first page.' },
    { in: 'ready', on: 'edit the jars', changes: { editedId: 7, withdrawn: null } },
    { in: 'ready', on: 'close the editor', changes: { editedId: null, withdrawn: null } },
    { in: 'ready', on: 'withdraw the jars', to: 'confirming', changes: { chosen: listing, withdrawn: null } },
    { in: 'confirming', on: 'say no', to: 'ready' },
    { in: 'confirming', on: 'say yes', to: 'withdrawing', asks: [['withdraw', listing]] },
    {
      in: 'withdrawing',
      on: [
        'turn to the next page', 'edit the jars', 'withdraw the jars', 'close the editor', 'the list is out of date', 'say yes', 'say no',
        'try again', 'close the message',
      ],
      ignored: 'What is on its way is neither sent again nor called back.',
    },
    {
      in: 'withdrawing', on: 'the server takes the jars away', to: 'loading.blank',
      changes: ({ list }) => ({ list: list && { ...list, listings: [] }, withdrawn: 'Jars' }), asks: ({ page }) => [['listOwn', { page }]],
    },
    { in: 'withdrawing', on: 'the server says that they are approved', to: 'refused', changes: { failure: approved.failure } },
    { in: 'refused', on: 'close the message', to: 'loading.covered', asks: ({ page }) => [['listOwn', { page }]] },
    { in: 'ready', on: 'the list is out of date', to: 'loading.covered', asks: ({ page }) => [['listOwn', { page }]] },
    { in: 'failed', on: 'try again', to: 'loading.blank', asks: ({ page }) => [['listOwn', { page }]] },
    ...[1, 2].flatMap((page) => {
      const on = `the address leads to the ${page === 1 ? 'first' : 'second'} page`
      return [
        ...[true, false].map((isCovered) => ({
          in: everywhere, on,
          when: [
            `it led elsewhere, with ${isCovered ? 'listings' : 'nothing'} in view`,
            (context: OwnListingsContext) => context.page !== page && inView(context) === isCovered,
          ] as const,
          to: isCovered ? 'loading.covered' : 'loading.blank',
          changes: { page, editedId: null, withdrawn: null }, asks: [['listOwn', { page }]] as const,
        })),
        { in: everywhere, on, when: ['it says so already', isOn(page)] as const, ignored: 'It says so already.' },
      ]
    }),
  ],
  always: { 'a failed list shows nothing': (state, { list }) => state !== 'failed' || list === null },
  key: (context) => [context.page, hasNext(context), inView(context), context.editedId, context.withdrawn],
  paths: 394,
})
