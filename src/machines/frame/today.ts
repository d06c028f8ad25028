/** The current day in Athens, wherever the reader is. It changes at midnight there, also in a page that stays open. */
import { assign, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { athensToday, untilTomorrowMs, type Day } from '../../../domain/days/days.ts'

export interface TodayContext {
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number
  readonly today: Day
}

export type TodayEvent =
  /** Somebody looks at the page again, which may have been hidden or stopped for days. */
  { type: 'page.return' }

/** Timers stand still while a computer sleeps, and nothing reports the end. */
const longestLookMs = 60_000

export const todayMachine = setup({
  types: { context: {} as TodayContext, events: {} as TodayEvent, input: {} as Pick<TodayContext, 'now'> },
  actors: {
    /** Sends `page.return`. */
    returns: fromCallback<EventObject>(() => {
      throw new Error('not provided')
    }),
  },
  actions: {
    setToday: assign({ today: ({ context: { now } }) => athensToday(new Date(now())) }),
  },
  delays: {
    nextLook: ({ context: { now } }) => Math.min(untilTomorrowMs(new Date(now())), longestLookMs),
  },
}).createMachine({
  id: 'today',
  context: ({ input: { now } }) => ({ now, today: athensToday(new Date(now())) }),
  // If it fails, the day changes by itself.
  invoke: { id: 'returns', src: 'returns', onDone: {}, onError: {} },
  initial: 'waiting',
  states: {
    waiting: {
      after: { nextLook: { target: 'waiting', reenter: true, actions: 'setToday' } },
      on: { 'page.return': { target: 'waiting', reenter: true, actions: 'setToday' } },
    },
  },
})

/** The running machine. */
export type TodayActor = ActorRefFrom<typeof todayMachine>
