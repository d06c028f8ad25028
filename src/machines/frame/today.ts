/** The current quarter of an hour in Athens, wherever the reader is, and its day. It changes also in a page that stays open. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import { untilTomorrowMs } from '../../../domain/days/days.ts'
import { quarterOf, type Moment } from '../../../domain/days/times.ts'
import { requiredCallback } from '../required.ts'

export interface TodayContext {
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number
  /** The day in Athens, and the beginning of the quarter of an hour. It is the same object until it changes. */
  readonly quarter: Moment
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
    returns: requiredCallback('returns'),
  },
  actions: {
    setQuarter: assign({
      quarter: ({ context: { now, quarter } }) => {
        const current = quarterOf(new Date(now()))
        return current.day === quarter.day && current.time === quarter.time ? quarter : current
      },
    }),
  },
  delays: {
    nextLook: ({ context: { now } }) => Math.min(untilTomorrowMs(new Date(now())), longestLookMs),
  },
}).createMachine({
  id: 'today',
  context: ({ input: { now } }) => ({ now, quarter: quarterOf(new Date(now())) }),
  // If it fails, the quarter changes by itself.
  invoke: { id: 'returns', src: 'returns', onDone: {}, onError: {} },
  initial: 'waiting',
  states: {
    waiting: {
      after: { nextLook: { target: 'waiting', reenter: true, actions: 'setQuarter' } },
      on: { 'page.return': { target: 'waiting', reenter: true, actions: 'setQuarter' } },
    },
  },
})

/** The running machine. */
export type TodayActor = ActorRefFrom<typeof todayMachine>
