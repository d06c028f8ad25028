/** The table of the filter menu. */
import { done, failed, table } from 'xstate-walk'
import type { City } from '../../../../domain/places/cities.ts'
import type { NearTown } from '../../../../domain/places/distance.ts'
import type { Nearby } from '../../../../domain/lists/by-distance.ts'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import { LocatingFailed } from '../../../../domain/places/locating-failure.ts'
import type { Region } from '../../../../domain/places/regions.ts'
import { filterMachine, type FilterByDistance, type FilterContext } from '../../../../src/machines/filter/filter.ts'
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
const nearby: Nearby = { radius: 50, near }

const whole: FilterByDistance = { filter: noFilter, nearby: null }
const chosen: FilterByDistance = { filter: applied, nearby: null }
const chosenNearby: FilterByDistance = { filter: applied, nearby }
const nothingAsked = { range: null, faults: {}, tries: 0, near: [], radius: null }
const backwards = { from: '6/12/2026', to: '1/12/2026' }
const forwards = { from: '1/12/2026', to: '6/12/2026' }
const appliedRange = { from: '01/12/2026', to: '06/12/2026' }
const open = ['unasked', 'locating', 'located', 'denied', 'lost'].map((state) => `open.${state}`)

const withoutTime = ({ when: _, ...others }: Filter): Filter => others
const withoutPlaces = ({ regions: _, ...others }: Filter): Filter => ({ ...others, cities: [] })
const isTyped = (typed: object | null) => ({ range }: Pick<FilterContext, 'range'>) => JSON.stringify(range) === JSON.stringify(typed)
const empty = { from: '', to: '' }
const isRefused = (context: Pick<FilterContext, 'range'>) => isTyped(empty)(context) || isTyped(backwards)(context)
const missing = { from: { rule: 'missing' }, to: { rule: 'missing' } } as const
/** What is applied when the menu is closed: instead of days that are refused, the time as it was. */
const closing = ({ draft, range, opened: { filter: { when } } }: FilterContext): Filter =>
  isRefused({ range }) ? { ...withoutTime(draft), ...(when && { when }) } : draft
const distance = ({ radius, near: sorted }: FilterContext) => (radius === null ? null : { radius, near: sorted })
const beforeStart = { to: { rule: 'before-start' } } as const

/** The draft with the tick of Volos made or undone, which is not the whole of its prefecture. Crete stays. */
const tickedVolos = (draft: Filter): Filter => ({ ...draft, cities: draft.cities.includes('Volos') ? [] : ['Volos'] })

const closedEvents = ['open the menu', 'open the menu of a filtered list', 'open the menu of what is near', 'choose 10 km'] as const

export const filterTable = table({
  machine: filterMachine,
  starts: {
    'open a list': { in: 'closed', context: { ...nothingAsked, opened: whole, draft: noFilter } },
  },
  events: {
    'open the menu': { type: 'menu.open', applied: whole },
    'open the menu of a filtered list': { type: 'menu.open', applied: chosen },
    'open the menu of what is near': { type: 'menu.open', applied: chosenNearby },
    'close the menu': { type: 'menu.close' },
    'open another address': { type: 'menu.drop' },
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
  },
  tags: { open: 'open', busy: 'open.locating', located: 'open.located', denied: 'open.denied', lost: 'open.lost' },
  rows: [
    { in: 'closed', on: 'open the menu', to: 'open.unasked', changes: { ...nothingAsked, opened: whole, draft: noFilter } },
    {
      in: 'closed', on: 'open the menu of a filtered list', to: 'open.unasked',
      changes: { ...nothingAsked, opened: chosen, draft: applied, range: appliedRange },
    },
    {
      in: 'closed', on: 'open the menu of what is near', to: 'open.located',
      changes: { ...nothingAsked, opened: chosenNearby, draft: applied, range: appliedRange, near, radius: 50 as const },
    },
    {
      in: open, on: 'close the menu', to: 'closed',
      calls: (context) => [
        ['applyChanges', { opened: context.opened, draft: { filter: closing(context), nearby: distance(context) } }],
      ],
    },
    { in: open, on: 'open another address', to: 'closed' },
    { in: open, on: 'tick Volos', changes: ({ draft }) => ({ draft: tickedVolos(draft), radius: null }) },
    {
      in: open, on: 'choose the weekend',
      changes: ({ draft }) => ({ draft: { ...draft, when: 'weekend' as const }, range: null, faults: {} }),
    },
    { in: open, on: 'choose from - to', changes: ({ draft }) => ({ draft: withoutTime(draft), range: empty, faults: {} }) },
    {
      in: open, on: 'type days that are in order',
      changes: ({ draft }) => ({ draft: { ...draft, when: { from: '2026-12-01', to: '2026-12-06' } }, range: forwards, faults: {} }),
    },
    {
      in: open, on: 'type days that are not in order',
      changes: ({ draft }) => ({ draft: withoutTime(draft), range: backwards, faults: {} }),
    },
    {
      in: open.filter((state) => state !== 'open.locating'), on: 'ask for the towns nearby', to: 'open.locating',
      invokes: [['findNearTowns']],
    },
    { in: 'open.locating', on: 'ask for the towns nearby', ignored: 'The position is already asked for.' },
    {
      in: 'open.locating', on: 'the towns nearby are found', to: 'open.located',
      changes: ({ draft }) => ({ near, radius: 50 as const, draft: { ...withoutPlaces(draft), cities: ['Volos'] } }),
    },
    { in: 'open.locating', on: 'the position is denied', to: 'open.denied' },
    { in: 'open.locating', on: 'the position is lost', to: 'open.lost' },
    {
      in: 'open.located', on: 'choose 10 km',
      changes: ({ draft }) => ({ radius: 10 as const, draft: { ...withoutPlaces(draft), cities: ['Volos'] } }),
    },
    { in: open, on: 'clear', to: 'open.unasked', changes: { ...nothingAsked, draft: noFilter } },
    {
      in: open, on: 'apply', when: ['the days are refused', isRefused],
      changes: ({ range, tries }) => ({ faults: isTyped(empty)({ range }) ? missing : beforeStart, tries: tries + 1 }),
    },
    {
      in: open, on: 'apply', when: ['the time can be applied', (context) => !isRefused(context)],
      to: 'closed',
      calls: (context) => [['applyDraft', { filter: context.draft, nearby: distance(context) }]],
    },
    ...closedEvents.map((on) => ({ in: 'open.locating', on, ignored: 'The menu is open, and no distance is known.' }) as const),
    { in: 'closed', on: 'close the menu', ignored: 'The menu is closed.' },
    { in: 'closed', on: 'open another address', ignored: 'The menu is closed.' },
  ],
  // The values of a draft are tested in `domain`. Here it only matters whether the typed text is refused.
  key: (context, state) => [state, state !== 'closed' && isRefused(context)],
  paths: 101,
})
