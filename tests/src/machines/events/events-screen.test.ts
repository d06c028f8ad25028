/** The machine of the events screen. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { noEventDays, type DaysQuery, type EventDays } from '../../../../domain/days/event-days.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { eventsScreenMachine, type EventsPlace } from '../../../../src/machines/events/events-screen.ts'
import { deferred } from '../deferred.ts'
import { eventsScreenTable } from './events-screen.table.ts'
import { testTags } from '../tags.ts'

describe('events-screen, path by path', () => testWalk(eventsScreenTable))

describe('events screen', () => {
  const place: EventsPlace = { mode: 'calendar', view: 'month', date: '2026-11-21', filter: noFilter }

  it('aborts the request for a window when the list is chosen', () => {
    const { logic, calls } = deferred<EventDays, DaysQuery>()
    const actor = createActor(eventsScreenMachine.provide({ actors: { fetchDays: logic } }), { input: { place } }).start()
    actor.send({ type: 'address.changed', place: { ...place, mode: 'list' } })
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  testTags(eventsScreenMachine, { place, days: noEventDays, extended: place.date, nearest: null }, [
    ['list', ['list']],
    [{ calendar: 'loading' }, ['busy']],
    [{ calendar: 'ready' }, []],
    [{ calendar: 'extending' }, ['busy']],
    [{ calendar: 'incomplete' }, ['failed']],
    [{ calendar: 'searching' }, []],
    [{ calendar: 'empty' }, ['empty']],
    [{ calendar: 'failed' }, ['failed']],
  ])
})
