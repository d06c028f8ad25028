/** The machine of the filter menu. */
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { NearTown } from '../../../../domain/places/distance.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { filterMachine } from '../../../../src/machines/filter/filter.ts'
import { filterTable } from './filter.table.ts'
import { testTags } from '../tags.ts'

describe('filter, path by path', () => testWalk(filterTable))

describe('filter', () => {
  const context = { opened: { filter: noFilter, nearby: null }, draft: noFilter, range: null, faults: {}, tries: 0, near: [], radius: null }
  testTags(filterMachine, context, [
    ['closed', []],
    [{ open: 'unasked' }, ['open']],
    [{ open: 'locating' }, ['open', 'busy']],
    [{ open: 'located' }, ['open', 'located']],
    [{ open: 'denied' }, ['open', 'denied']],
    [{ open: 'lost' }, ['open', 'lost']],
  ])

  it('keeps the distance when a tag or a flag is chosen, and any time leaves the other choices', async () => {
    const near: readonly NearTown[] = [{ city: 'Volos', km: 3 }]
    const found = filterMachine.provide({ actors: { findNearTowns: fromPromise(async () => near) } })
    const actor = createActor(found).start()
    actor.send({ type: 'menu.open', applied: { filter: { ...noFilter, when: 'week' }, nearby: null } })
    actor.send({ type: 'near.ask' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('located'))
    actor.send({ type: 'choice.toggle', toggled: { choice: 'tags', name: 'Art' }, regions: [] })
    actor.send({ type: 'choice.toggle', toggled: { choice: 'free', name: null }, regions: [] })
    actor.send({ type: 'when.choose', when: null })
    const { draft, radius } = actor.getSnapshot().context
    expect([draft, radius]).toEqual([{ cities: ['Volos'], tags: ['Art'], free: true }, 50])
  })
})
