/** The machine of the events screen. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import type { Listing } from '../../../../domain/listing.ts'
import { eventsScreenMachine, type EventsPlace } from '../../../../src/machines/events/events-screen.ts'
import { deferred } from '../deferred.ts'
import { eventsScreenTable } from './events-screen.table.ts'
import { testTags } from '../tags.ts'

describe('events-screen, path by path', () => testWalk(eventsScreenTable))

describe('events screen', () => {
  const place: EventsPlace = { mode: 'calendar', view: 'month', date: '2026-11-21', filter: noFilter }

  it('aborts the request for a window when the list is chosen', () => {
    const { logic, calls } = deferred<Listing[], { from: string; to: string; filter: Filter }>()
    const actor = createActor(eventsScreenMachine.provide({ actors: { fetchWindow: logic } }), { input: { place } }).start()
    actor.send({ type: 'address.changed', place: { ...place, mode: 'list' } })
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  testTags(eventsScreenMachine, { place, events: [], nearest: null }, [
    ['list', ['list']],
    [{ calendar: 'loading' }, ['busy']],
    [{ calendar: 'ready' }, []],
    [{ calendar: 'searching' }, []],
    [{ calendar: 'empty' }, ['empty']],
    [{ calendar: 'failed' }, ['failed']],
  ])
})
