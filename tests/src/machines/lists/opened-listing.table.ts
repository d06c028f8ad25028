/** The table of the opened listing. */
import { done, failed, table } from 'xstate-walk'
import type { DayEvent } from '../../../../domain/days/event-days.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { openedListingMachine, type OpenedListingContext } from '../../../../src/machines/lists/opened-listing.ts'
import { unreachable } from '../failures.ts'

const bar: DayEvent = {
  id: 7, title: 'Walk', language: 'en', translatedTitle: null, city: null, startDate: '2026-11-20', endDate: null,
  startTime: null, endTime: null,
}
const walk = { id: 7, title: 'Walk' } as Listing
const kept = { id: 8, title: 'Walk on Hymettus' } as Listing
const everywhere = ['closed', 'opening', 'open', 'missing', 'failed']
const search = [['findListing', { id: 7 }]] as const
const isLoaded = ({ listing }: OpenedListingContext) => listing?.id === 7
const isNotLoaded = (context: OpenedListingContext) => !isLoaded(context)

export const openedListingTable = table({
  machine: openedListingMachine,
  starts: {
    'open the events': { input: () => ({ id: null }), in: 'closed', context: { id: null, clicked: null, listing: null } },
    'open the address of the walk': {
      input: () => ({ id: 7 }), in: 'opening', context: { id: 7, clicked: null, listing: null }, invokes: search,
    },
  },
  events: {
    'click on the walk': { type: 'listing.open', clicked: bar },
    'close the walk': { type: 'listing.close' },
    'try again': { type: 'listing.retry' },
    'the address names the walk': { type: 'address.changed', id: 7 },
    'the address names no event': { type: 'address.changed', id: null },
    'the server finds the walk': done('findListing', walk),
    'the server finds what the walk was merged into': done('findListing', kept),
    'the server finds nothing': done('findListing', null),
    'the server does not answer': failed('findListing', unreachable),
  },
  tags: { busy: 'opening', open: 'open', missing: 'missing', failed: 'failed' },
  rows: [
    { in: everywhere, on: 'click on the walk', changes: { clicked: bar }, calls: [['openAddress', bar]] },
    { in: everywhere, on: 'close the walk', calls: [['openAddress', { id: null }]] },
    { in: everywhere, on: 'the address names no event', to: 'closed', changes: { id: null } },
    { in: ['closed', 'open'], on: 'the address names the walk', when: ['it is loaded', isLoaded], to: 'open', changes: { id: 7 } },
    {
      in: 'closed', on: 'the address names the walk', when: ['it is not loaded', isNotLoaded],
      to: 'opening', changes: { id: 7 }, invokes: search,
    },
    {
      in: ['opening', 'open', 'missing', 'failed'], on: 'the address names the walk', when: ['it is not loaded', isNotLoaded],
      ignored: 'The address has not changed.',
    },
    {
      in: 'opening', on: 'the server finds the walk', when: ['it was clicked', ({ clicked }) => clicked !== null],
      to: 'open', changes: { listing: walk },
    },
    {
      in: 'opening', on: 'the server finds the walk', when: ['it was not clicked', ({ clicked }) => clicked === null],
      to: 'open', changes: { listing: walk }, calls: [['showFound', { listing: walk }]],
    },
    {
      in: 'opening', on: 'the server finds what the walk was merged into', to: 'open', changes: { listing: kept },
      calls: [['showFound', { listing: kept }]],
    },
    { in: 'opening', on: 'the server finds nothing', to: 'missing' },
    { in: 'opening', on: 'the server does not answer', to: 'failed' },
    { in: 'opening', on: 'try again', ignored: 'A request is already running.' },
    { in: 'failed', on: 'try again', to: 'opening', invokes: search },
  ],
  always: { 'an open listing is loaded': ['open', ({ listing }) => listing !== null] },
  paths: 74,
})
