/** The filter menu and its chips. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { City } from '../../domain/cities.ts'
import { noFilter, type Filter } from '../../domain/filter.ts'
import { filterMachine } from '../../src/machines/filter.ts'
import { deferred } from './deferred.ts'

const applied: Filter = { cities: ['Volos'], tags: ['Art', 'Seminar'] }
const volos: City = { id: 1, name: { en: 'Volos', el: 'Βόλος' } }

function start(filter: Filter = applied) {
  const { logic, calls } = deferred<readonly City[], undefined>()
  const opened: Filter[] = []
  const logged: unknown[] = []
  const machine = filterMachine.provide({
    actors: { fetchCities: logic },
    actions: {
      openFilter: (_, params) => void opened.push(params.filter),
      logFailure: (_, params) => void logged.push(params.failure),
    },
  })
  const actor = createActor(machine, { input: { filter } }).start()
  return { actor, calls, opened, logged }
}

describe('filter', () => {
  it('begins each draft with what is applied', () => {
    const { actor } = start()
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'tag.toggle', tag: 'Art' })
    actor.send({ type: 'menu.close' })
    actor.send({ type: 'menu.open' })
    expect(actor.getSnapshot().context.draft).toEqual(applied)
  })

  it('applies the draft and closes', () => {
    const { actor, opened } = start(noFilter)
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'city.toggle', city: 'Volos' })
    actor.send({ type: 'tag.toggle', tag: 'Art' })
    actor.send({ type: 'filter.apply' })
    expect(opened).toEqual([{ cities: ['Volos'], tags: ['Art'] }])
    expect(actor.getSnapshot().matches('closed')).toBe(true)
  })

  it('clears the draft only', () => {
    const { actor, opened } = start()
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'filter.clear' })
    expect(actor.getSnapshot().context).toMatchObject({ draft: noFilter, applied })
    expect(actor.getSnapshot().matches('open')).toBe(true)
    expect(opened).toEqual([])
  })

  it('ignores choices while it is closed', () => {
    const { actor } = start(noFilter)
    actor.send({ type: 'city.toggle', city: 'Volos' })
    expect(actor.getSnapshot().context.draft).toEqual(noFilter)
  })

  it.each([
    [{ type: 'city.remove', city: 'Volos' }, { cities: [], tags: ['Art', 'Seminar'] }],
    [{ type: 'tag.remove', tag: 'Art' }, { cities: ['Volos'], tags: ['Seminar'] }],
    [{ type: 'filter.reset' }, noFilter],
  ] as const)('on %j shows what is left', (event, left) => {
    const { actor, opened } = start()
    actor.send(event)
    expect(opened).toEqual([left])
  })

  it('follows the address and drops the draft then', () => {
    const { actor } = start(noFilter)
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'address.changed', filter: applied })
    expect(actor.getSnapshot().matches('closed')).toBe(true)
    expect(actor.getSnapshot().context.applied).toEqual(applied)
  })

  it('stays open when the address changes in something else', () => {
    const { actor } = start()
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'address.changed', filter: { ...applied } })
    expect(actor.getSnapshot().matches('open')).toBe(true)
  })

  it('reads the cities once', async () => {
    const { actor, calls } = start()
    actor.send({ type: 'menu.open' })
    calls[0]?.succeed([volos])
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'ready' }))
    actor.send({ type: 'menu.close' })
    actor.send({ type: 'menu.open' })
    expect(actor.getSnapshot().matches({ open: 'ready' })).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('logs that the cities are missing, keeps the draft, and reads them again on demand', async () => {
    const { actor, calls, logged } = start()
    actor.send({ type: 'menu.open' })
    actor.send({ type: 'tag.toggle', tag: 'Art' })
    calls[0]?.fail(new Error('away'))
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'failed' }))
    expect(logged).toHaveLength(1)
    expect(actor.getSnapshot().context.draft.tags).toEqual(['Seminar'])
    actor.send({ type: 'cities.retry' })
    calls[1]?.succeed([volos])
    expect((await waitFor(actor, (snapshot) => snapshot.matches({ open: 'ready' }))).context.cities).toEqual([volos])
  })
})
