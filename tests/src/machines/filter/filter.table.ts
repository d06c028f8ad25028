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
const isNamed = (filter: Filter) => ({ applied: present }: FilterContext) => JSON.stringify(present) === JSON.stringify(filter)
const isTyped = (typed: object | null) => ({ range }: FilterContext) => JSON.stringify(range) === JSON.stringify(typed)
const empty = { from: '', to: '' }
const isRefused = (range: FilterContext['range']) =>
  [empty, backwards].findIndex((typed) => JSON.stringify(typed) === JSON.stringify(range))

/** The cities and known regions of the draft after the tick of Volos, and after that of the prefecture. */
const places: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  '': [['Volos'], ['magnesia']],
  'Volos': [[], ['magnesia']],
  'magnesia': [['Almyros'], []],
  'Almyros': [['magnesia'], ['magnesia']],
}

const isRegion = (place: string) => place === 'magnesia' || place === 'crete'

/** The draft in these places, and in Crete if it was there. */
function inPlaces({ regions: named = [], ...draft }: Filter, chosen: readonly string[]): Filter {
  const all = [...named.filter((region) => region === 'crete'), ...chosen.filter(isRegion)]
  return { ...draft, cities: chosen.filter((place) => !isRegion(place)), ...(all.length > 0 ? { regions: all } : {}) }
}

const placesOf = ({ cities, regions: named = [] }: Filter) => [...cities, ...named.filter((region) => region !== 'crete')]
const ticked = (tick: 0 | 1) => ({ draft }: FilterContext) => ({
  draft: inPlaces(draft, places[placesOf(draft).join()]?.[tick] ?? []), radius: null,
})

const chipEvents = [
  'remove the chip of Volos', 'remove the chip of all cities', 'remove the chip of Crete', 'remove the chip of Art',
  'remove the chip of free events', 'remove the chip of the time', 'remove all chips', 'open the menu', 'choose 10 km',
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
    'tick Volos': { type: 'city.toggle', city: 'Volos', regions },
    'tick Magnesia': { type: 'region.toggle', region: 'magnesia', regions },
    'tick Art': { type: 'tag.toggle', tag: 'Art' },
    'choose the weekend': { type: 'when.choose', when: 'weekend' },
    'choose any time': { type: 'when.choose', when: null },
    'choose from - to': { type: 'range.choose' },
    'type days that are in order': { type: 'range.type', range: forwards },
    'type days that are not in order': { type: 'range.type', range: backwards },
    'tick free': { type: 'free.toggle' },
    'ask for the towns nearby': { type: 'near.ask' },
    'the towns nearby are found': done('findNearTowns', near),
    'the position is denied': failed('findNearTowns', new LocatingFailed('denied')),
    'the position is lost': failed('findNearTowns', unreachable),
    'choose 10 km': { type: 'radius.choose', radius: 10 },
    'clear': { type: 'filter.clear' },
    'apply': { type: 'filter.apply', regions },
    'remove the chip of Volos': { type: 'city.remove', city: 'Volos' },
    'remove the chip of all cities': { type: 'cities.remove' },
    'remove the chip of Crete': { type: 'region.remove', region: 'crete' },
    'remove the chip of Art': { type: 'tag.remove', tag: 'Art' },
    'remove the chip of free events': { type: 'free.remove' },
    'remove the chip of the time': { type: 'when.remove' },
    'remove all chips': { type: 'filter.reset' },
    'the address names Volos, Art and today': { type: 'address.changed', filter: applied },
    'the address names no filter': { type: 'address.changed', filter: noFilter },
  },
  rows: [
    {
      in: 'closed', on: 'open the menu', to: 'open.unasked',
      changes: ({ applied: filter }) => ({
        ...nothingAsked, draft: filter, range: filter.regions ? { from: '01/12/2026', to: '06/12/2026' } : null,
      }),
    },
    {
      in: 'closed', on: 'remove the chip of Volos',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, cities: [] } }]],
    },
    {
      in: 'closed', on: 'remove the chip of all cities',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, cities: [] } }]],
    },
    {
      in: 'closed', on: 'remove the chip of Crete',
      calls: ({ applied: { regions: _, ...others } }) => [['openFilter', { filter: others }]],
    },
    {
      in: 'closed', on: 'remove the chip of Art',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, tags: [] } }]],
    },
    { in: 'closed', on: 'remove the chip of the time', calls: ({ applied: filter }) => [['openFilter', { filter: withoutTime(filter) }]] },
    {
      in: 'closed', on: 'remove the chip of free events',
      calls: ({ applied: { free: _, ...others } }) => [['openFilter', { filter: others }]],
    },
    { in: 'closed', on: 'remove all chips', calls: [['openFilter', { filter: noFilter }]] },
    { in: opened, on: 'close the menu', to: 'closed' },
    { in: opened, on: 'tick Volos', changes: ticked(0) },
    { in: opened, on: 'tick Magnesia', changes: ticked(1) },
    { in: opened, on: 'tick Art', changes: ({ draft }) => ({ draft: { ...draft, tags: draft.tags.length > 0 ? [] : ['Art'] } }) },
    {
      in: opened, on: 'choose the weekend',
      changes: ({ draft }) => ({ draft: { ...draft, when: 'weekend' as const }, range: null, faults: {} }),
    },
    { in: opened, on: 'choose any time', changes: ({ draft }) => ({ draft: withoutTime(draft), range: null, faults: {} }) },
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
      in: opened, on: 'tick free',
      changes: ({ draft: { free, ...others } }) => ({ draft: free ? others : { ...others, free: true as const } }),
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
      in: opened, on: 'apply', when: ['the days are empty', isTyped(empty)],
      changes: ({ tries }) => ({ faults: { from: { rule: 'missing' as const }, to: { rule: 'missing' as const } }, tries: tries + 1 }),
    },
    {
      in: opened, on: 'apply', when: ['the days are not in order', isTyped(backwards)],
      changes: ({ tries }) => ({ faults: { to: { rule: 'before-start' as const } }, tries: tries + 1 }),
    },
    {
      in: opened, on: 'apply', when: ['the time can be applied', (context) => !isTyped(empty)(context) && !isTyped(backwards)(context)],
      to: 'closed', calls: ({ draft }) => [['openFilter', { filter: inPlaces(draft, placesOf(draft)) }]],
    },
    ...chipEvents.map((on) => ({ in: 'open.locating', on, ignored: 'The menu is over the chips.' }) as const),
    ...[
      ['the address names Volos, Art and today', applied] as const,
      ['the address names no filter', noFilter] as const,
    ].flatMap(([on, filter]) => [
      {
        in: everywhere, on, when: ['it named another filter', (context: FilterContext) => !isNamed(filter)(context)] as const,
        to: 'closed', changes: { applied: filter },
      },
      { in: everywhere, on, when: ['it named this filter', isNamed(filter)] as const, ignored: 'The address has not changed.' },
    ]),
  ],
  // The draft matters only while the menu is open, and of what is typed, whether it is refused.
  key: ({ applied: { cities }, draft, range }, state) => [cities, state !== 'closed' && [state, placesOf(draft), isRefused(range)]],
  paths: 1674,
})
