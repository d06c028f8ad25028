/** The model of the events screen. */
import { assign, setup } from 'xstate'

/** The period of the calendar. */
export interface CalendarMemory {
  readonly period: string
  readonly from: string
  readonly to: string
}

const october: CalendarMemory = { period: 'October 2026', from: '2026-09-28', to: '2026-11-01' }
const november: CalendarMemory = { period: 'November 2026', from: '2026-10-26', to: '2026-12-06' }
const week: CalendarMemory = { period: 'October 5 – 11, 2026', from: '2026-10-05', to: '2026-10-11' }
export const today: CalendarMemory = { period: 'Wednesday, October 7, 2026', from: '2026-10-07', to: '2026-10-07' }
const crowded: CalendarMemory = { period: 'Saturday, October 24, 2026', from: '2026-10-24', to: '2026-10-24' }

export const eventsModel = setup({ types: { context: {} as CalendarMemory } }).createMachine({
  id: 'events-screen',
  context: october,
  initial: 'month',
  states: {
    month: {
      on: {
        'choose the week': { target: 'week', actions: assign(week) },
        'press a day with more events than fit': { target: 'day', actions: assign(crowded) },
        'go to the next month': { target: 'nextMonth', actions: assign(november) },
        'go to the next month without a connection': { target: 'failed', actions: assign(november) },
        'press an event': 'opened',
        'open the address of a missing event': 'missing',
        'open the address of an event without a connection': 'eventFailed',
        'choose the list': 'list',
      },
    },
    week: { on: { 'choose the day': { target: 'day', actions: assign(today) } } },
    day: { on: { 'choose the month': { target: 'month', actions: assign(october) } } },
    nextMonth: { on: { 'go to today': { target: 'month', actions: assign(october) } } },
    failed: { on: { 'try again without a connection': 'failed', 'the connection returns': 'nextMonth' } },
    opened: {
      on: { 'close the event': 'month', 'go back': 'month', 'reload the page': 'opened', 'send its address to another visitor': 'shared' },
    },
    shared: {},
    missing: { on: { 'close the event': 'month' } },
    eventFailed: { on: { 'the connection returns with the event': 'openedLate' } },
    openedLate: {},
    list: {
      on: {
        'choose the calendar': 'month',
        'follow an event of the list': 'openedInList',
        'go to the next page of the list without a connection': 'listFailed',
      },
    },
    openedInList: { on: { 'close the event': 'list' } },
    listFailed: { on: { 'the connection returns': 'restOfList' } },
    restOfList: {},
  },
})
