/** The events screen: its mode, and the events of the calendar. Specification, sections 2 and 4. */
import { assign, setup } from 'xstate'
import { windowOf, type CalendarView, type EventsMode } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import {
  calendarQuery, moreOfDayQuery, noEventDays, withMoreEvents, type DaysQuery, type EventDays,
} from '../../../domain/days/event-days.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isSameFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { NearestDay } from '../../../domain/days/nearest-day.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** What the address asks the screen to show. */
export interface EventsPlace {
  readonly mode: EventsMode
  readonly view: CalendarView
  readonly date: Day
  readonly filter: Filter
}

export interface EventsScreenContext {
  readonly place: EventsPlace
  /** The days of the last window that was read. They stay in view while the next window loads. */
  readonly days: EventDays
  /** The day of which more events were asked for last. */
  readonly extended: Day
  /** The day that an empty calendar links to; null for none. */
  readonly nearest: NearestDay | null
}

type FilteredWindow = Pick<DaysQuery, 'from' | 'to' | 'filter'>

export type EventsScreenEvent =
  | { type: 'mode.choose'; mode: EventsMode }
  | { type: 'view.choose'; view: CalendarView }
  | { type: 'date.choose'; date: Day }
  | { type: 'day.choose'; date: Day }
  | { type: 'day.open'; date: Day }
  | { type: 'day.extend'; date: Day }
  | { type: 'calendar.retry' }
  | { type: 'address.changed'; place: EventsPlace }

export const eventsScreenMachine = setup({
  types: {
    context: {} as EventsScreenContext,
    events: {} as EventsScreenEvent,
    input: {} as { place: EventsPlace },
    tags: {} as 'busy' | 'list' | 'empty' | 'failed',
  },
  actors: {
    fetchDays: requiredPromise<EventDays, DaysQuery>('fetchDays'),
    fetchNearestDay: requiredPromise<NearestDay | null, FilteredWindow>('fetchNearestDay'),
  },
  actions: {
    /** Provided by the route: writes the changes into the address. */
    openPlace: requiredAction<Partial<EventsPlace>>('openPlace'),
    /** Provided by the route: as `openPlace`, but replaces the entry in the browser's history. */
    replacePlace: requiredAction<Partial<EventsPlace>>('replacePlace'),
    /** Provided by the route: writes the failure to the console. Specification, section 8. */
    logFailure: requiredAction<{ failure: Failure }>('logFailure'),
    setPlace: assign({ place: (_, { place }: { place: EventsPlace }) => place }),
    setDays: assign({ days: (_, { days }: { days: EventDays }) => days }),
    setExtended: assign({ extended: (_, { date }: { date: Day }) => date }),
  },
  guards: {
    isList: (_, { place }: { place: EventsPlace }) => place.mode === 'list',
    isInWindow: ({ context: { place } }, { date }: { date: Day }) => calendarQuery({ ...place, date }).from === calendarQuery(place).from,
    isCalendar: (_, { place }: { place: EventsPlace }) => place.mode === 'calendar',
    isOtherWindow: ({ context }, { place }: { place: EventsPlace }) => {
      const [next, current] = [calendarQuery(place), calendarQuery(context.place)]
      return next.from !== current.from || next.to !== current.to || !isSameFilter(next.filter, current.filter)
    },
  },
}).createMachine({
  id: 'events-screen',
  context: ({ input }) => ({ place: input.place, days: noEventDays, extended: input.place.date, nearest: null }),
  initial: 'choosing',
  on: {
    'mode.choose': { actions: { type: 'openPlace', params: ({ event }) => ({ mode: event.mode }) } },
    'view.choose': { actions: { type: 'openPlace', params: ({ event }) => ({ view: event.view }) } },
    'date.choose': { actions: { type: 'openPlace', params: ({ event }) => ({ date: event.date }) } },
    // After several days of one window, one step back still leaves the calendar.
    'day.choose': [
      {
        guard: { type: 'isInWindow', params: ({ event }) => event },
        actions: { type: 'replacePlace', params: ({ event }) => ({ date: event.date }) },
      },
      { actions: { type: 'openPlace', params: ({ event }) => ({ date: event.date }) } },
    ],
    'day.open': { actions: { type: 'openPlace', params: ({ event }) => ({ view: 'day', date: event.date }) } },
  },
  states: {
    choosing: {
      always: [{ guard: { type: 'isList', params: ({ context }) => context }, target: 'list' }, { target: 'calendar' }],
    },
    list: {
      tags: 'list',
      on: {
        'address.changed': [
          {
            guard: { type: 'isCalendar', params: ({ event }) => event },
            target: 'calendar',
            actions: { type: 'setPlace', params: ({ event }) => event },
          },
          { actions: { type: 'setPlace', params: ({ event }) => event } },
        ],
      },
    },
    calendar: {
      initial: 'loading',
      on: {
        'address.changed': [
          {
            guard: { type: 'isList', params: ({ event }) => event },
            target: 'list',
            actions: { type: 'setPlace', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOtherWindow', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'setPlace', params: ({ event }) => event },
          },
          { actions: { type: 'setPlace', params: ({ event }) => event } },
        ],
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'fetchDays',
            src: 'fetchDays',
            input: ({ context }) => calendarQuery(context.place),
            onDone: [
              {
                guard: ({ event }) => event.output.days.length > 0,
                target: 'ready',
                actions: { type: 'setDays', params: ({ event }) => ({ days: event.output }) },
              },
              { target: 'searching', actions: assign({ days: noEventDays, nearest: null }) },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'setDays', params: { days: noEventDays } },
                { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              ],
            },
          },
        },
        ready: {
          on: { 'day.extend': { target: 'extending', actions: { type: 'setExtended', params: ({ event }) => event } } },
        },
        extending: {
          tags: 'busy',
          invoke: {
            id: 'fetchMore',
            src: 'fetchDays',
            input: ({ context: { days, extended, place } }) => moreOfDayQuery(days, { date: extended, filter: place.filter }),
            onDone: {
              target: 'ready',
              actions: { type: 'setDays', params: ({ context, event }) => ({ days: withMoreEvents(context.days, event.output) }) },
            },
            onError: {
              target: 'incomplete',
              actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        incomplete: {
          tags: 'failed',
          on: {
            'calendar.retry': 'extending',
            'day.extend': { target: 'extending', actions: { type: 'setExtended', params: ({ event }) => event } },
          },
        },
        searching: {
          invoke: {
            id: 'fetchNearestDay',
            src: 'fetchNearestDay',
            input: ({ context: { place } }) => ({ ...windowOf(place.view, place.date), filter: place.filter }),
            onDone: { target: 'empty', actions: assign({ nearest: ({ event }) => event.output }) },
            onError: { target: 'empty', actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) } },
          },
        },
        empty: { tags: 'empty' },
        failed: { tags: 'failed', on: { 'calendar.retry': 'loading' } },
      },
    },
  },
})
