/** The table of the filter menu and its chips. */
import { done, failed, table } from 'xstate-walk'
import type { City } from '../../../../domain/places/cities.ts'
import type { NearTown } from '../../../../domain/places/distance.ts'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import { LocatingFailed } from '../../../../domain/places/locating-failure.ts'
import type { Region } from '../../../../domain/places/regions.ts'
import { filterMachine, type FilterContext } from '../../../../src/machines/filter/filter.ts'
import { unreachable } from '../failures.ts'

/** Crete is not among the known regions. */
const applied: Filter = {
  cities: ['Volos'], regions: ['crete'], tags: ['Art'], free: true, when: { from: '2026-12-01', to: '2026-12-06' },
}

/** What the address has after the towns within a distance were applied. */
const within: Filter = { ...noFilter, cities: ['Volos'] }

const town = (id: number, en: string): City => ({ id, name: { en, el: en } })
const name = (en: string) => ({ en, el: en })
const regions: readonly Region[] = [
  {
    id: 'thessaly',
    name: name('Thessaly'),
    prefectures: [
      { id: 'magnesia', name: name('Magnesia'), towns: [town(1, 'Volos'), town(2, 'Almyros')] },
      { id: 'karditsa', name: name('Karditsa'), towns: [town(3, 'Karditsa')] },
    ],
  },
]
const near: readonly NearTown[] = [{ city: 'Volos', km: 3 }, { city: 'Karditsa', km: 60 }]

const nothingAsked = { range: null, faults: {}, tries: 0, near: [], radius: null }
const backwards = { from: '6/12/2026', to: '1/12/2026' }
const forwards = { from: '1/12/2026', to: '6/12/2026' }
const opened = ['unasked', 'locating', 'located', 'denied', 'lost'].map((state) => `open.${state}`)
const everywhere = ['closed', ...opened]

const withoutTime = ({ when: _, ...others }: Filter): Filter => others
const withoutPlaces = ({ regions: _, ...others }: Filter): Filter => ({ ...others, cities: [] })
const isNamed = ({ applied: present }: FilterContext) => present === applied
const isWithin = ({ applied: present }: FilterContext) => present === within
const isTyped = (typed: object | null) => ({ range }: Pick<FilterContext, 'range'>) => JSON.stringify(range) === JSON.stringify(typed)
const empty = { from: '', to: '' }
const isRefused = (context: Pick<FilterContext, 'range'>) => isTyped(empty)(context) || isTyped(backwards)(context)
const missing = { from: { rule: 'missing' }, to: { rule: 'missing' } } as const
const beforeStart = { to: { rule: 'before-start' } } as const

/** The draft with the tick of Volos made or undone, which is not the whole of its prefecture. Crete stays. */
const tickedVolos = (draft: Filter): Filter => ({ ...draft, cities: draft.cities.includes('Volos') ? [] : ['Volos'] })

/** Whether the distance that was applied last has chosen the applied places. */
const isNearby = ({ applied: { cities, regions: named }, nearby }: FilterContext) =>
  nearby !== null && named === undefined && JSON.stringify(cities) === JSON.stringify(nearby.filter.cities)

const chipEvents = [
  'remove the chip of Volos', 'remove the chip of the distance', 'remove all chips', 'open the menu', 'choose 10 km',
] as const

export const filterTable = table({
  machine: filterMachine,
  starts: {
    'open a list': { input: () => ({ filter: noFilter }), in: 'closed' },
    'open a filtered list': { input: () => ({ filter: applied }), in: 'closed' },
  },
  events: {
    'open the menu': { type: 'menu.open' },
    'close the menu': { type: 'menu.close' },
    'tick Volos': { type: 'choice.toggle', toggled: { choice: 'cities', name: 'Volos' }, regions },
    'choose the weekend': { type: 'when.choose', when: 'weekend' },
    'choose from - to': { type: 'range.choose' },
    'type days that are in order': { type: 'range.type', range: forwards },
    'type days that are not in order': { type: 'range.type', range: backwards },
    'ask for the towns nearby': { type: 'near.ask' },
    'the towns nearby are found': done('findNearTowns', near),
    'the position is denied': failed('findNearTowns', new LocatingFailed('denied')),
    'the position is lost': failed('findNearTowns', unreachable),
    'choose 10 km': { type: 'radius.choose', radius: 10 },
    'clear': { type: 'filter.clear' },
    'apply': { type: 'filter.apply', regions },
    'remove the chip of Volos': { type: 'choice.remove', chosen: { choice: 'cities', name: 'Volos' } },
    'remove the chip of the distance': { type: 'near.remove' },
    'remove all chips': { type: 'filter.reset' },
    'the address names the towns within the distance': { type: 'address.changed', filter: within },
    'the address names Volos, Art and today': { type: 'address.changed', filter: applied },
  },
  rows: [
    {
      in: 'closed', on: 'open the menu', when: ['the places were chosen by distance', isNearby], to: 'open.located',
      changes: ({ applied: filter, nearby }) => ({ ...nothingAsked, draft: filter, near, radius: nearby?.radius ?? null }),
    },
    {
      in: 'closed', on: 'remove the chip of the distance',
      calls: ({ applied: filter }) => [['openFilter', { filter: withoutPlaces(filter) }]],
    },
    {
      in: 'closed', on: 'open the menu', when: ['the places were chosen by name', (context) => !isNearby(context)], to: 'open.unasked',
      changes: ({ applied: filter }) => ({
        ...nothingAsked, draft: filter, range: filter.regions ? { from: '01/12/2026', to: '06/12/2026' } : null,
      }),
    },
    {
      in: 'closed', on: 'remove the chip of Volos',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, cities: [] } }]],
    },
    { in: 'closed', on: 'remove all chips', calls: [['openFilter', { filter: noFilter }]] },
    { in: opened, on: 'close the menu', to: 'closed' },
    { in: opened, on: 'tick Volos', changes: ({ draft }) => ({ draft: tickedVolos(draft), radius: null }) },
    {
      in: opened, on: 'choose the weekend',
      changes: ({ draft }) => ({ draft: { ...draft, when: 'weekend' as const }, range: null, faults: {} }),
    },
    { in: opened, on: 'choose from - to', changes: ({ draft }) => ({ draft: withoutTime(draft), range: empty, faults: {} }) },
    {
      in: opened, on: 'type days that are in order',
      changes: ({ draft }) => ({ draft: { ...draft, when: { from: '2026-12-01', to: '2026-12-06' } }, range: forwards, faults: {} }),
    },
    {
      in: opened, on: 'type days that are not in order',
      changes: ({ draft }) => ({ draft: withoutTime(draft), range: backwards, faults: {} }),
    },
    {
      in: opened.filter((state) => state !== 'open.locating'), on: 'ask for the towns nearby', to: 'open.locating',
      invokes: [['findNearTowns']],
    },
    { in: 'open.locating', on: 'ask for the towns nearby', ignored: 'The position is already asked for.' },
    {
      in: 'open.locating', on: 'the towns nearby are found', to: 'open.located',
      changes: ({ draft }) => ({ near, radius: 25 as const, draft: { ...withoutPlaces(draft), cities: ['Volos'] } }),
    },
    { in: 'open.locating', on: 'the position is denied', to: 'open.denied' },
    { in: 'open.locating', on: 'the position is lost', to: 'open.lost' },
    {
      in: 'open.located', on: 'choose 10 km',
      changes: ({ draft }) => ({ radius: 10 as const, draft: { ...withoutPlaces(draft), cities: ['Volos'] } }),
    },
    { in: opened, on: 'clear', to: 'open.unasked', changes: { ...nothingAsked, draft: noFilter } },
    {
      in: opened, on: 'apply', when: ['the days are refused', isRefused],
      changes: ({ range, tries }) => ({ faults: isTyped(empty)({ range }) ? missing : beforeStart, tries: tries + 1 }),
    },
    {
      in: opened, on: 'apply', when: ['the time can be applied', (context) => !isRefused(context)],
      to: 'closed', calls: ({ draft }) => [['openFilter', { filter: draft }]],
      changes: ({ draft, radius, nearby }) => ({ nearby: radius === null ? nearby : { radius, near, filter: draft } }),
    },
    ...chipEvents.map((on) => ({ in: 'open.locating', on, ignored: 'The menu is over the chips.' }) as const),
    {
      in: everywhere, on: 'the address names Volos, Art and today', when: ['it named another filter', (context) => !isNamed(context)],
      to: 'closed', changes: { applied },
    },
    {
      in: everywhere, on: 'the address names Volos, Art and today', when: ['it named this filter', isNamed],
      ignored: 'The address has not changed.',
    },
    {
      in: everywhere, on: 'the address names the towns within the distance', when: ['it named others', (context) => !isWithin(context)],
      to: 'closed', changes: { applied: within },
    },
    {
      in: everywhere, on: 'the address names the towns within the distance', when: ['it named them', isWithin],
      ignored: 'The address has not changed.',
    },
  ],
  // The values of a draft are tested in `domain`. Here it only matters whether the typed text is refused.
  key: (context, state) => [
    context.applied.cities, isWithin(context), context.nearby !== null, state,
    state !== 'closed' && [context.radius === null, isRefused(context)],
  ],
  paths: 1132,
})
