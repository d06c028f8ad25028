/** The table of what is near the visitor, as the search offers it. */
import { done, failed, table } from 'xstate-walk'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { NearTown } from '../../../../domain/places/distance.ts'
import { LocatingFailed } from '../../../../domain/places/locating-failure.ts'
import type { NamedList } from '../../../../domain/search/named-lists.ts'
import { nearVisitorMachine } from '../../../../src/machines/search/near-visitor.ts'
import { unreachable } from '../failures.ts'

const events: NamedList = { type: 'event', filter: { ...noFilter, free: true } }
const shops: NamedList = { type: 'shop', filter: noFilter }
const near: readonly NearTown[] = [{ city: 'Chania', km: 4 }]
const chosen = [['choose the events', events], ['choose the shops', shops]] as const

export const nearVisitorTable = table({
  machine: nearVisitorMachine,
  starts: { 'search for what is near': { in: 'unasked', context: { list: null } } },
  events: {
    'choose the events': { type: 'list.choose', list: events },
    'choose the shops': { type: 'list.choose', list: shops },
    'the towns nearby are found': done('findNearTowns', near),
    'the position is denied': failed('findNearTowns', new LocatingFailed('denied')),
    'the position is lost': failed('findNearTowns', unreachable),
  },
  tags: { busy: 'locating', denied: 'denied', lost: 'lost' },
  rows: [
    ...chosen.flatMap(([on, list]) => [
      { in: ['unasked', 'denied', 'lost'], on, to: 'locating', changes: { list }, invokes: [['findNearTowns']] as const },
      { in: 'locating', on, changes: { list } },
    ]),
    { in: 'locating', on: 'the towns nearby are found', to: 'unasked', calls: ({ list }) => [['openNear', { list, near }]] },
    { in: 'locating', on: 'the position is denied', to: 'denied' },
    { in: 'locating', on: 'the position is lost', to: 'lost' },
  ],
  paths: 16,
})
