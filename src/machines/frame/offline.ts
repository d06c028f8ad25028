/** What a lost connection left behind: screens that show copies of what was seen before, and a listing that nobody answered. */
import { assign, setup, type ActorRefFrom } from 'xstate'

export interface OfflineContext {
  /** When the copy was made that was shown last, as an ISO 8601 moment; null while the server answers. */
  readonly seenAt: string | null
  /** The title of a listing that was sent and not answered, and can be sent again; null for none. */
  readonly unanswered: string | null
}

export type OfflineEvent =
  /** The service worker has answered with a copy. */
  | { type: 'copy.show'; seenAt: string }
  | { type: 'server.answer' }
  | { type: 'draft.find'; title: string }
  /** The form of the listing is open, or its author is signed out. */
  | { type: 'draft.settle' }

export const offlineMachine = setup({
  types: { context: {} as OfflineContext, events: {} as OfflineEvent },
}).createMachine({
  id: 'offline',
  context: { seenAt: null, unanswered: null },
  initial: 'online',
  on: {
    'copy.show': { target: '.offline', actions: assign({ seenAt: ({ event }) => event.seenAt }) },
    'draft.find': { actions: assign({ unanswered: ({ event }) => event.title }) },
    'draft.settle': { actions: assign({ unanswered: null }) },
  },
  states: {
    online: { entry: assign({ seenAt: null }) },
    offline: { on: { 'server.answer': 'online' } },
  },
})

/** The running machine. */
export type OfflineActor = ActorRefFrom<typeof offlineMachine>
