/** The machine of the applied filter. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import { appliedDistance, appliedFilterMachine } from '../../../../src/machines/filter/applied-filter.ts'
import type { FilterByDistance } from '../../../../src/machines/filter/filter.ts'
import { appliedFilterTable } from './applied-filter.table.ts'

describe('applied-filter, path by path', () => testWalk(appliedFilterTable))

describe('the distance of the applied filter', () => {
  const places: Filter = { ...noFilter, cities: ['Volos', 'Karditsa'] }
  const near: FilterByDistance = { filter: places, nearby: { radius: 50, near: [{ city: 'Volos', km: 3 }] } }

  function appliedByDistance() {
    const machine = appliedFilterMachine.provide({ actions: { openFilter: () => {} } })
    const actor = createActor(machine, { input: { filter: noFilter } }).start()
    actor.send({ type: 'draft.apply', draft: near })
    const distanceAt = (filter: Filter) => {
      actor.send({ type: 'address.changed', filter })
      return appliedDistance(actor.getSnapshot().context)
    }
    return { actor, distanceAt }
  }

  it('is known while the address has its places, with any other choices, and again when they come back', () => {
    const { distanceAt } = appliedByDistance()
    expect(distanceAt(places)).toEqual(near.nearby)
    expect(distanceAt({ ...places, tags: ['Art'] })).toEqual(near.nearby)
    expect(distanceAt({ ...noFilter, cities: ['Volos'] })).toBeNull()
    expect(distanceAt({ ...places, regions: ['crete'] })).toBeNull()
    expect(distanceAt(places)).toEqual(near.nearby)
  })

  it('is not known before the address has its places, nor in a list that was opened with them', () => {
    expect(appliedDistance(appliedByDistance().actor.getSnapshot().context)).toBeNull()
    expect(appliedDistance(createActor(appliedFilterMachine, { input: { filter: places } }).getSnapshot().context)).toBeNull()
  })
})
