/** Whether the screens show copies of what was seen before, because the server could not be reached. */
import { assign, setup, type ActorRefFrom } from 'xstate'

export interface OfflineContext {
  /** When the copy was made that was shown last, as an ISO 8601 moment; null while the server answers. */
  readonly seenAt: string | null
}

/** The service worker has answered with a copy, or the server answers again. */
export type OfflineEvent = { type: 'copy.show'; seenAt: string } | { type: 'server.answer' }

export const offlineMachine = setup({
  types: { context: {} as OfflineContext, events: {} as OfflineEvent },
}).createMachine({
  id: 'offline',
  context: { seenAt: null },
  initial: 'online',
  on: { 'copy.show': { target: '.offline', actions: assign({ seenAt: ({ event }) => event.seenAt }) } },
  states: {
    online: { entry: assign({ seenAt: null }) },
    offline: { on: { 'server.answer': 'online' } },
  },
})

/** The running machine. */
export type OfflineActor = ActorRefFrom<typeof offlineMachine>
