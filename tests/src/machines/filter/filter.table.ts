/** The filter menu and its chips, by hand: what comes of each event in each state. */
import type { City } from '../../../../domain/cities.ts'
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import { filterMachine, type FilterContext } from '../../../../src/machines/filter/filter.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const applied: Filter = { cities: ['Volos'], tags: ['Art'] }
const cities: readonly City[] = [{ id: 1, name: { en: 'Volos', el: 'Βόλος' } }]
const open = ['open.loading', 'open.ready', 'open.failed']
const ofChips = ['remove the chip of Volos', 'remove the chip of Art', 'remove all chips']

const hasCities = (context: FilterContext) => context.cities.length > 0
const withOrWithout = (values: readonly string[], value: string) => (values.length > 0 ? [] : [value])

export const filterTable = tableOf({
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
    'clear': { type: 'filter.clear' },
    'apply': { type: 'filter.apply' },
    'remove the chip of Volos': { type: 'city.remove', city: 'Volos' },
    'remove the chip of Art': { type: 'tag.remove', tag: 'Art' },
    'remove all chips': { type: 'filter.reset' },
    'try again': { type: 'cities.retry' },
    'the cities arrive': done('fetchCities', cities),
    'the server does not answer': failed('fetchCities', away),
    'the address names Volos and Art': { type: 'address.changed', filter: applied },
    'the address names no filter': { type: 'address.changed', filter: noFilter },
  },
  rows: [
    {
      in: 'closed', on: 'open the menu', when: ['the cities are known', hasCities],
      to: 'open.ready', changes: ({ applied: filter }) => ({ draft: filter }),
    },
    {
      in: 'closed', on: 'open the menu', when: ['the cities are not known', (context) => !hasCities(context)], to: 'open.loading',
      changes: ({ applied: filter }) => ({ draft: filter }), asks: [['fetchCities']],
    },
    { in: 'closed', on: 'remove the chip of Volos', calls: ({ applied: { tags } }) => [['openFilter', { filter: { cities: [], tags } }]] },
    {
      in: 'closed', on: 'remove the chip of Art',
      calls: ({ applied: { cities: left } }) => [['openFilter', { filter: { cities: left, tags: [] } }]],
    },
    { in: 'closed', on: 'remove all chips', calls: [['openFilter', { filter: noFilter }]] },
    { in: open, on: 'close the menu', to: 'closed' },
    { in: open, on: 'tick Volos', changes: ({ draft }) => ({ draft: { ...draft, cities: withOrWithout(draft.cities, 'Volos') } }) },
    { in: open, on: 'tick Art', changes: ({ draft }) => ({ draft: { ...draft, tags: withOrWithout(draft.tags, 'Art') } }) },
    { in: open, on: 'clear', changes: { draft: noFilter } },
    { in: open, on: 'apply', to: 'closed', calls: ({ draft }) => [['openFilter', { filter: draft }]] },
    { in: 'open.loading', on: [...ofChips, 'open the menu'], ignored: 'The menu covers them.' },
    { in: 'open.loading', on: 'try again', ignored: 'It is being tried.' },
    { in: 'open.loading', on: 'the cities arrive', to: 'open.ready', changes: { cities } },
    { in: 'open.loading', on: 'the server does not answer', to: 'open.failed', calls: [['logFailure', { failure: away.failure }]] },
    { in: 'open.failed', on: 'try again', to: 'open.loading', asks: [['fetchCities']] },
    ...[
      ['the address names Volos and Art', applied] as const,
      ['the address names no filter', noFilter] as const,
    ].flatMap(([on, filter]) => {
      const says = (context: FilterContext) => context.applied.cities.length === filter.cities.length
      return [
        {
          in: ['closed', ...open], on, when: ['it said another', (context: FilterContext) => !says(context)] as const,
          to: 'closed', changes: { applied: filter },
        },
        { in: ['closed', ...open], on, when: ['it said so before', says] as const, ignored: 'It said so before.' },
      ]
    }),
  ],
  // A draft counts while it is chosen; that what came before it does not matter is seen where the menu opens.
  key: ({ applied: { cities: shown }, draft, cities: known }, state) =>
    state === 'open.ready' ? [shown, draft] : [shown, known],
  paths: 166,
})
