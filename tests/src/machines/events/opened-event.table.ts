/** The event in the modal, by hand: what comes of each event in each state. */
import type { Listing } from '../../../../domain/listing.ts'
import { openedEventMachine, type OpenedEventContext } from '../../../../src/machines/events/opened-event.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const walk = { id: 7, title: 'Walk' } as Listing
const everywhere = ['closed', 'opening', 'open', 'missing', 'failed']
const asked = [['findEvent', { id: 7 }]] as const
const isKnown = ({ event }: OpenedEventContext) => event?.id === 7
const isUnknown = (context: OpenedEventContext) => !isKnown(context)

export const openedEventTable = tableOf({
  machine: openedEventMachine,
  starts: {
    'open the events': { input: () => ({ id: null }), in: 'closed' },
    'open the address of the walk': { input: () => ({ id: 7 }), in: 'opening', asks: asked },
  },
  events: {
    'click on the walk': { type: 'event.open', event: walk },
    'close the walk': { type: 'event.close' },
    'try again': { type: 'event.retry' },
    'the address names the walk': { type: 'address.changed', id: 7 },
    'the address names no event': { type: 'address.changed', id: null },
    'the server finds the walk': done('findEvent', walk),
    'the server finds nothing': done('findEvent', null),
    'the server does not answer': failed('findEvent', away),
  },
  rows: [
    { in: everywhere, on: 'click on the walk', changes: { event: walk }, calls: [['openAddress', walk]] },
    { in: everywhere, on: 'close the walk', calls: [['openAddress', { id: null }]] },
    { in: everywhere, on: 'the address names no event', to: 'closed', changes: { id: null } },
    { in: everywhere, on: 'the address names the walk', when: ['it is known', isKnown], to: 'open', changes: { id: 7 } },
    {
      in: 'closed', on: 'the address names the walk', when: ['it is not known', isUnknown],
      to: 'opening', changes: { id: 7 }, asks: asked,
    },
    {
      in: ['opening', 'missing', 'failed'], on: 'the address names the walk', when: ['it is not known', isUnknown],
      ignored: 'It named the walk before.',
    },
    { in: 'opening', on: 'the server finds the walk', to: 'open', changes: { event: walk }, calls: [['showDays', { event: walk }]] },
    { in: 'opening', on: 'the server finds nothing', to: 'missing' },
    { in: 'opening', on: 'the server does not answer', to: 'failed' },
    { in: 'opening', on: 'try again', ignored: 'It is being tried.' },
    { in: 'failed', on: 'try again', to: 'opening', asks: asked },
  ],
  always: { 'what is open is known': (state, { event }) => state !== 'open' || event !== null },
  paths: 66,
})
