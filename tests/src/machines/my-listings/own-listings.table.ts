/** The table of My listings. */
import { done, failed, table } from 'xstate-walk'
import type { OwnDecision, OwnListing } from '../../../../domain/listing/own-listing.ts'
import { ownListingsMachine, type OwnListingsContext, type OwnPlace } from '../../../../src/machines/my-listings/own-listings.ts'
import { refusal } from '../failures.ts'
import { loadingRow, pagedListPart, pagesOf, unread } from '../recipes/paged-list.rows.ts'

const listing: OwnListing = {
  id: 7, type: 'shop', state: 'pending', rejectionReason: null, title: 'Jars', description: 'Bring your own.', city: 'Athens',
  address: null, link: null, tags: [], approved: false, etag: '"7-1"',
}
const tooLong = 'a'.repeat(301)
const approved = refusal('already-approved')
/** What confirms a decision. */
const confirmations = ['confirm it', 'confirm it with a note', 'confirm it with a note that is too long']

/** A note that was refused is kept for the same listing. */
const chosenFor = (decision: OwnDecision) => ({ chosen, note }: OwnListingsContext) =>
  ({ chosen: listing, decision, isDecided: false, note: chosen?.id === 7 ? note : '', faults: {} })

/** The states of a decision. */
const decisions = ['confirming', 'deciding', 'refused']
const [first, second] = [{ page: 1, search: '' }, { page: 2, search: 'jars' }]
const places = {
  'the address names the first page': first,
  'the address names page 2 of a search': second,
}
const left = { editedId: null, isDecided: false }
const undecided = { ...unread, ...left, chosen: null, decision: 'withdrawal', note: '', faults: {}, refusal: null } as const

const list = pagedListPart<OwnListing, OwnPlace, OwnListingsContext>({ pages: pagesOf(listing), places, whenMoved: () => left })

const isAt = (place: OwnPlace, context: OwnListingsContext) => place.page === context.place.page && place.search === context.place.search

export const ownListingsTable = table({
  machine: ownListingsMachine,
  starts: {
    'open My listings': {
      input: () => first, in: 'loading.blank', context: { ...undecided, place: first }, invokes: [['fetchPage', first]],
    },
    'open page 2 of a search': {
      input: () => second, in: 'loading.blank', context: { ...undecided, place: second }, invokes: [['fetchPage', second]],
    },
  },
  events: {
    ...list.events,
    'edit the jars': { type: 'listing.edit', id: 7 },
    'copy the jars': { type: 'listing.copy', id: 7 },
    'withdraw the jars': { type: 'listing.decide', id: 7, decision: 'withdrawal' },
    'withdraw their change': { type: 'listing.decide', id: 7, decision: 'change-withdrawal' },
    'restore the jars': { type: 'listing.decide', id: 7, decision: 'restoration' },
    'cancel the jars': { type: 'listing.decide', id: 7, decision: 'cancellation' },
    'cancel an event of another page': { type: 'listing.decide', id: 8, decision: 'cancellation' },
    'reopen the jars': { type: 'listing.decide', id: 7, decision: 'reopening' },
    'confirm it': { type: 'decision.confirm', note: '' },
    'confirm it with a note': { type: 'decision.confirm', note: 'Rain.' },
    'confirm it with a note that is too long': { type: 'decision.confirm', note: tooLong },
    'cancel it': { type: 'decision.cancel' },
    'the server accepts it': done('decide', undefined),
    'the server reports that they are approved': failed('decide', approved),
    'close the message': { type: 'alert.close' },
    'close the editor': { type: 'editor.close' },
    'the list is out of date': { type: 'list.reload' },
  },
  tags: {
    ...list.tags,
    busy: ['loading', 'deciding'],
    ready: ['loading.filled', 'ready', 'confirming', 'deciding', 'refused'],
    confirmation: 'confirming',
    refused: 'refused',
  },
  rows: [
    ...list.rows,
    {
      in: 'loading',
      on: [
        'edit the jars', 'copy the jars', 'withdraw the jars', 'withdraw their change', 'restore the jars', 'cancel the jars',
        'cancel an event of another page', 'reopen the jars', 'close the editor', 'the list is out of date', ...confirmations,
        'cancel it', 'close the message',
      ],
      ignored: 'Another page is loading, which may not have the listing.',
    },
    { in: 'ready', on: 'edit the jars', changes: { editedId: 7, isDecided: false } },
    { in: 'ready', on: 'copy the jars', calls: [['copyListing', { listing }]] },
    { in: 'ready', on: 'close the editor', changes: { editedId: null, isDecided: false } },
    { in: 'ready', on: 'withdraw the jars', to: 'confirming', changes: chosenFor('withdrawal') },
    { in: 'ready', on: 'withdraw their change', to: 'confirming', changes: chosenFor('change-withdrawal') },
    { in: 'confirming', on: 'cancel it', to: 'ready' },
    { in: 'ready', on: 'cancel the jars', to: 'confirming', changes: chosenFor('cancellation') },
    {
      in: 'ready', on: 'cancel an event of another page', to: 'confirming',
      changes: { chosen: null, decision: 'cancellation', isDecided: false, note: '', faults: {} },
    },
    {
      in: 'confirming', on: 'confirm it', to: 'deciding', changes: { note: '', faults: {} },
      invokes: ({ chosen, decision }) => [['decide', { chosen, decision, note: '' }]],
    },
    {
      in: 'confirming', on: 'confirm it with a note', to: 'deciding', changes: { note: 'Rain.', faults: {} },
      invokes: ({ chosen, decision }) => [['decide', { chosen, decision, note: 'Rain.' }]],
    },
    {
      in: 'confirming', on: 'confirm it with a note that is too long', to: 'confirming',
      changes: { note: tooLong, faults: { note: { rule: 'too-long', limit: 300 } } },
    },
    {
      in: 'ready', on: 'restore the jars', to: 'deciding', changes: chosenFor('restoration'),
      invokes: ({ chosen, note }) => [['decide', { chosen: listing, decision: 'restoration', note: chosen?.id === 7 ? note : '' }]],
    },
    {
      in: 'ready', on: 'reopen the jars', to: 'deciding', changes: chosenFor('reopening'),
      invokes: ({ chosen, note }) => [['decide', { chosen: listing, decision: 'reopening', note: chosen?.id === 7 ? note : '' }]],
    },
    {
      in: 'deciding',
      on: [
        'go to the next page', 'go to the previous page', 'edit the jars', 'copy the jars', 'withdraw the jars', 'withdraw their change',
        'restore the jars', 'cancel the jars', 'cancel an event of another page', 'reopen the jars', 'close the editor',
        'the list is out of date', ...confirmations, 'cancel it', 'try again', 'close the message',
      ],
      ignored: 'A running decision is neither repeated nor cancelled.',
    },
    loadingRow<OwnListing, OwnPlace, OwnListingsContext>({
      in: 'deciding', on: 'the server accepts it',
      changes: () => ({ isDecided: true, note: '' }),
    }),
    { in: 'deciding', on: 'the server reports that they are approved', to: 'refused', changes: { refusal: approved.failure } },
    { in: 'refused', on: 'close the message', to: 'loading.filled', invokes: ({ place }) => [['fetchPage', place]] },
    { in: 'ready', on: 'the list is out of date', to: 'loading.filled', invokes: ({ place }) => [['fetchPage', place]] },
    ...Object.entries(places).flatMap(([on, place]) => [
      {
        in: decisions, on, when: ['it named another page', (context: OwnListingsContext) => !isAt(place, context)] as const,
        to: 'loading.filled', changes: { place, ...left }, invokes: [['fetchPage', place]] as const,
      },
      {
        in: decisions, on, when: ['it names this page', (context: OwnListingsContext) => isAt(place, context)] as const,
        ignored: 'The address has not changed.',
      },
    ]),
  ],
  always: list.always,
  key: (context, state) => [
    list.key(context, state), context.editedId, context.isDecided,
    decisions.includes(String(state)) && [context.chosen?.id, context.faults],
  ],
  paths: 638,
})
