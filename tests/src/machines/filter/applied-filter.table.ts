/** The table of the applied filter, whose choices are chips above a list. */
import { table } from 'xstate-walk'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import { appliedFilterMachine, type AppliedFilterContext } from '../../../../src/machines/filter/applied-filter.ts'

const named: Filter = { cities: ['Volos'], regions: ['crete'], tags: ['Art'] }
const near: Filter = { ...noFilter, cities: ['Volos', 'Karditsa'] }

const withoutVolos = ({ cities, ...others }: Filter): Filter => ({ ...others, cities: cities.filter((city) => city !== 'Volos') })
const withoutPlaces = ({ regions: _, ...others }: Filter): Filter => ({ ...others, cities: [] })

export const appliedFilterTable = table({
  machine: appliedFilterMachine,
  starts: {
    'open a list': { input: () => ({ filter: noFilter }), in: 'applied', context: { filter: noFilter } },
    'open a filtered list': { input: () => ({ filter: named }), in: 'applied', context: { filter: named } },
  },
  events: {
    'apply places by name': { type: 'draft.apply', filter: named },
    'apply what is near': { type: 'draft.apply', filter: near },
    'remove the chip of Volos': { type: 'choice.remove', chosen: { choice: 'cities', name: 'Volos' } },
    'remove the chip of the distance': { type: 'near.remove' },
    'remove all chips': { type: 'filter.reset' },
    'the address names Volos, Crete and Art': { type: 'address.changed', filter: named },
    'the address names the towns nearby': { type: 'address.changed', filter: near },
  },
  rows: [
    { in: 'applied', on: 'apply places by name', calls: [['openFilter', { filter: named }]] },
    { in: 'applied', on: 'apply what is near', calls: [['openFilter', { filter: near }]] },
    {
      in: 'applied', on: 'remove the chip of Volos',
      calls: ({ filter }: AppliedFilterContext) => [['openFilter', { filter: withoutVolos(filter) }]],
    },
    {
      in: 'applied', on: 'remove the chip of the distance',
      calls: ({ filter }: AppliedFilterContext) => [['openFilter', { filter: withoutPlaces(filter) }]],
    },
    { in: 'applied', on: 'remove all chips', calls: [['openFilter', { filter: noFilter }]] },
    { in: 'applied', on: 'the address names Volos, Crete and Art', changes: { filter: named } },
    { in: 'applied', on: 'the address names the towns nearby', changes: { filter: near } },
  ],
  paths: 20,
})
