/** Calendar or list, and what the calendar shows. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { noFilter } from '../../domain/filter.ts'
import type { Listing } from '../../domain/listing.ts'
import { eventsScreenMachine, type EventsPlace } from '../../src/machines/events-screen.ts'
import { deferred } from './deferred.ts'

const november: EventsPlace = { mode: 'calendar', view: 'month', date: '2026-11-21', filter: noFilter }
const walk = { id: 7 } as Listing

function start(place: EventsPlace = november) {
  const { logic, calls } = deferred<Listing[], { from: string; to: string; filter: typeof noFilter }>()
  const opened: unknown[] = []
  const logged: unknown[] = []
  const machine = eventsScreenMachine.provide({
    actors: { fetchWindow: logic },
    actions: {
      openPlace: (_, params) => void opened.push(params),
      logFailure: (_, params) => void logged.push(params.failure),
    },
  })
  const actor = createActor(machine, { input: { place } }).start()
  const change = (changed: Partial<EventsPlace>) => actor.send({ type: 'address.changed', place: { ...place, ...changed } })
  return { actor, calls, opened, logged, change }
}

describe('events screen', () => {
  it('reads the whole weeks of the month', async () => {
    const { actor, calls } = start()
    expect(calls[0]?.input).toEqual({ from: '2026-10-26', to: '2026-12-06', filter: noFilter })
    calls[0]?.succeed([walk])
    const ready = await waitFor(actor, (snapshot) => snapshot.matches({ calendar: 'ready' }))
    expect(ready.context.events).toEqual([walk])
  })

  it('reads nothing for the list, which reads for itself', () => {
    const { actor, calls } = start({ ...november, mode: 'list' })
    expect(actor.getSnapshot().matches('list')).toBe(true)
    expect(calls).toEqual([])
  })

  it.each([
    [{ type: 'mode.choose', mode: 'list' }, { mode: 'list' }],
    [{ type: 'view.choose', view: 'week' }, { view: 'week' }],
    [{ type: 'date.choose', date: '2027-01-01' }, { date: '2027-01-01' }],
    [{ type: 'day.open', date: '2026-11-22' }, { view: 'day', date: '2026-11-22' }],
  ] as const)('answers %j with another address', (event, place) => {
    const { actor, opened } = start()
    actor.send(event)
    expect(opened).toEqual([place])
  })

  it('goes where the address goes', () => {
    const { actor, calls, change } = start()
    change({ mode: 'list' })
    expect(actor.getSnapshot().matches('list')).toBe(true)
    expect(calls[0]?.signal.aborted).toBe(true)
    change({ mode: 'list', date: '2026-12-24' })
    change({ date: '2026-12-24' })
    expect(actor.getSnapshot().matches({ calendar: 'loading' })).toBe(true)
    expect(calls.at(-1)?.input).toMatchObject({ from: '2026-11-30', to: '2027-01-03' })
  })

  it.each([{ view: 'week' }, { view: 'day' }, { date: '2026-12-21' }, { filter: { cities: ['Volos'], tags: [] } }] as const)(
    'reads anew for %j and keeps the old events in view until then',
    async (changed) => {
      const { actor, calls, change } = start()
      calls[0]?.succeed([walk])
      await waitFor(actor, (snapshot) => snapshot.matches({ calendar: 'ready' }))
      change(changed)
      expect(actor.getSnapshot().matches({ calendar: 'loading' })).toBe(true)
      expect(actor.getSnapshot().context.events).toEqual([walk])
      expect(calls).toHaveLength(2)
    },
  )

  it('does not read again for another day of the same month', async () => {
    const { actor, calls, change } = start()
    calls[0]?.succeed([walk])
    await waitFor(actor, (snapshot) => snapshot.matches({ calendar: 'ready' }))
    change({ date: '2026-11-03' })
    expect(actor.getSnapshot().matches({ calendar: 'ready' })).toBe(true)
    expect(actor.getSnapshot().context.place.date).toBe('2026-11-03')
    expect(calls).toHaveLength(1)
  })

  it('logs a failure, shows nothing, and reads again on demand', async () => {
    const { actor, calls, logged } = start()
    calls[0]?.fail(new Error('away'))
    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ calendar: 'failed' }))
    expect(failed.context.events).toEqual([])
    expect(logged).toHaveLength(1)
    actor.send({ type: 'calendar.retry' })
    expect(actor.getSnapshot().matches({ calendar: 'loading' })).toBe(true)
    calls[1]?.succeed([walk])
    await waitFor(actor, (snapshot) => snapshot.matches({ calendar: 'ready' }))
  })
})
