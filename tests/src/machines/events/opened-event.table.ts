/** The table of the opened event. */
import { done, failed, table } from 'xstate-walk'
import type { DayEvent } from '../../../../domain/days/event-days.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { openedEventMachine, type OpenedEventContext } from '../../../../src/machines/events/opened-event.ts'
import { unreachable } from '../failures.ts'

const bar: DayEvent = {
  id: 7, title: 'Walk', language: 'en', translatedTitle: null, city: null, startDate: '2026-11-20', endDate: null,
  startTime: null, endTime: null,
}
const walk = { id: 7, title: 'Walk' } as Listing
const everywhere = ['closed', 'opening', 'open', 'missing', 'failed']
const search = [['findEvent', { id: 7 }]] as const
const isLoaded = ({ event }: OpenedEventContext) => event?.id === 7
const isNotLoaded = (context: OpenedEventContext) => !isLoaded(context)

export const openedEventTable = table({
  machine: openedEventMachine,
  starts: {
    'open the events': { input: () => ({ id: null }), in: 'closed' },
    'open the address of the walk': { input: () => ({ id: 7 }), in: 'opening', invokes: search },
  },
  events: {
    'click on the walk': { type: 'event.open', event: bar },
    'close the walk': { type: 'event.close' },
    'try again': { type: 'event.retry' },
    'the address names the walk': { type: 'address.changed', id: 7 },
    'the address names no event': { type: 'address.changed', id: null },
    'the server finds the walk': done('findEvent', walk),
    'the server finds nothing': done('findEvent', null),
    'the server does not answer': failed('findEvent', unreachable),
  },
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
      in: ['opening', 'missing', 'failed'], on: 'the address names the walk', when: ['it is not loaded', isNotLoaded],
      ignored: 'The address has not changed.',
    },
    {
      in: 'opening', on: 'the server finds the walk', when: ['it was clicked', ({ clicked }) => clicked !== null],
      to: 'open', changes: { event: walk },
    },
    {
      in: 'opening', on: 'the server finds the walk', when: ['it was not clicked', ({ clicked }) => clicked === null],
      to: 'open', changes: { event: walk }, calls: [['showDays', { event: walk }]],
    },
    { in: 'opening', on: 'the server finds nothing', to: 'missing' },
    { in: 'opening', on: 'the server does not answer', to: 'failed' },
    { in: 'opening', on: 'try again', ignored: 'A request is already running.' },
    { in: 'failed', on: 'try again', to: 'opening', invokes: search },
  ],
  invariants: { 'an open event is loaded': (state, { event }) => state !== 'open' || event !== null },
  paths: 40,
})
