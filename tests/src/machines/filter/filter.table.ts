/** The table of the filter menu and its chips. */
import { table } from 'xstate-walk'
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import { filterMachine, type FilterContext } from '../../../../src/machines/filter/filter.ts'

const applied: Filter = { cities: ['Volos'], tags: ['Art'], free: true, when: 'today' }
const everywhere = ['closed', 'open']

const withOrWithout = (values: readonly string[], value: string) => (values.length > 0 ? [] : [value])

export const filterTable = table({
  machine: filterMachine,
  starts: {
    'open a list': { input: () => ({ filter: noFilter }), in: 'closed' },
    'open a filtered list': { input: () => ({ filter: applied }), in: 'closed' },
  },
  events: {
    'open the menu': { type: 'menu.open' },
    'close the menu': { type: 'menu.close' },
    'tick Volos': { type: 'city.toggle', city: 'Volos' },
    'tick Art': { type: 'tag.toggle', tag: 'Art' },
    'choose the weekend': { type: 'when.choose', when: 'weekend' },
    'choose any time': { type: 'when.choose', when: null },
    'tick free': { type: 'free.toggle' },
    'clear': { type: 'filter.clear' },
    'apply': { type: 'filter.apply' },
    'remove the chip of Volos': { type: 'city.remove', city: 'Volos' },
    'remove the chip of Art': { type: 'tag.remove', tag: 'Art' },
    'remove the chip of free events': { type: 'free.remove' },
    'remove the chip of today': { type: 'when.remove' },
    'remove all chips': { type: 'filter.reset' },
    'the address names Volos, Art and today': { type: 'address.changed', filter: applied },
    'the address names no filter': { type: 'address.changed', filter: noFilter },
  },
  rows: [
    { in: 'closed', on: 'open the menu', to: 'open', changes: ({ applied: filter }) => ({ draft: filter }) },
    {
      in: 'closed', on: 'remove the chip of Volos',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, cities: [] } }]],
    },
    {
      in: 'closed', on: 'remove the chip of Art',
      calls: ({ applied: filter }) => [['openFilter', { filter: { ...filter, tags: [] } }]],
    },
    {
      in: 'closed', on: 'remove the chip of today',
      calls: ({ applied: { when: _, ...others } }) => [['openFilter', { filter: others }]],
    },
    {
      in: 'closed', on: 'remove the chip of free events',
      calls: ({ applied: { free: _, ...others } }) => [['openFilter', { filter: others }]],
    },
    { in: 'closed', on: 'remove all chips', calls: [['openFilter', { filter: noFilter }]] },
    { in: 'open', on: 'close the menu', to: 'closed' },
    { in: 'open', on: 'tick Volos', changes: ({ draft }) => ({ draft: { ...draft, cities: withOrWithout(draft.cities, 'Volos') } }) },
    { in: 'open', on: 'tick Art', changes: ({ draft }) => ({ draft: { ...draft, tags: withOrWithout(draft.tags, 'Art') } }) },
    { in: 'open', on: 'choose the weekend', changes: ({ draft }) => ({ draft: { ...draft, when: 'weekend' } }) },
    { in: 'open', on: 'choose any time', changes: ({ draft: { when: _, ...others } }) => ({ draft: others }) },
    {
      in: 'open', on: 'tick free',
      changes: ({ draft: { free, ...others } }) => ({ draft: free ? others : { ...others, free: true as const } }),
    },
    { in: 'open', on: 'clear', changes: { draft: noFilter } },
    { in: 'open', on: 'apply', to: 'closed', calls: ({ draft }) => [['openFilter', { filter: draft }]] },
    ...[
      ['the address names Volos, Art and today', applied] as const,
      ['the address names no filter', noFilter] as const,
    ].flatMap(([on, filter]) => {
      const isApplied = (context: FilterContext) => context.applied.cities.length === filter.cities.length
      return [
        {
          in: everywhere, on, when: ['it named another filter', (context: FilterContext) => !isApplied(context)] as const,
          to: 'closed', changes: { applied: filter },
        },
        { in: everywhere, on, when: ['it named this filter', isApplied] as const, ignored: 'The address has not changed.' },
      ]
    }),
  ],
  // The draft matters only while the menu is open.
  key: ({ applied: { cities }, draft }, state) => [cities, state === 'open' && draft],
  paths: 334,
})
