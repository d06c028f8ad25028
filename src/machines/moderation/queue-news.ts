/** Whether the queue that is shown is still as it was read. What is read stays where it is until the reader asks for the news. */
import { assign, setup } from 'xstate'
import type { QueueNews, ShownQueue } from '../../../domain/moderation/queue-news.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface QueueNewsContext {
  /** Null while no queue is shown. */
  readonly shown: ShownQueue | null
  /** Null if nothing has changed. */
  readonly news: QueueNews | null
}

export type QueueNewsEvent =
  /** The queue was read, or another list is shown. */
  | { type: 'queue.show'; shown: ShownQueue | null }
  /** Something else waits than before. */
  | { type: 'waiting.change' }
  | { type: 'news.request' }

/** A change may be missed by a request that fails. */
const pauseMs = 30_000

const outputOf = ({ event }: { event: { output: QueueNews | null } }) => ({ news: event.output })

export const queueNewsMachine = setup({
  types: { context: {} as QueueNewsContext, events: {} as QueueNewsEvent },
  actors: {
    /** Reads the same page again, and returns what has changed; null if nothing has. */
    compareQueue: requiredPromise<QueueNews | null, ShownQueue | null>('compareQueue'),
  },
  actions: {
    /** Provided by the route: reads the list again. */
    refreshList: requiredAction('refreshList'),
    setShown: assign((_, { shown }: { shown: ShownQueue | null }) => ({ shown, news: null })),
    setNews: assign((_, { news }: { news: QueueNews | null }) => ({ news })),
  },
  guards: {
    isShown: ({ context }) => context.shown !== null,
    /** Nobody reads a list without rows. */
    isUnread: ({ context: { shown } }, { news }: { news: QueueNews | null }) => news !== null && shown?.ids.length === 0,
  },
  delays: { pause: pauseMs },
}).createMachine({
  id: 'queue-news',
  context: { shown: null, news: null },
  initial: 'settled',
  on: {
    'queue.show': { target: '.settled', actions: { type: 'setShown', params: ({ event }) => event } },
    'news.request': { actions: 'refreshList' },
  },
  states: {
    settled: { on: { 'waiting.change': { guard: 'isShown', target: 'comparing' } } },
    comparing: {
      invoke: {
        id: 'compareQueue',
        src: 'compareQueue',
        input: ({ context }) => context.shown,
        onDone: [
          { guard: { type: 'isUnread', params: outputOf }, target: 'settled', actions: 'refreshList' },
          { target: 'settled', actions: { type: 'setNews', params: outputOf } },
        ],
        onError: 'delayed',
      },
      // The request that is under way may have been answered before.
      on: { 'waiting.change': { target: 'comparing', reenter: true } },
    },
    delayed: { after: { pause: 'comparing' }, on: { 'waiting.change': 'comparing' } },
  },
})
