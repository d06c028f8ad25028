/** Where a member is signed in: the sessions are read, and ended one by one or all but the current one. */
import { assign, setup } from 'xstate'
import type { OwnSession } from '../../../domain/account/own-account.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface OwnSessionsContext {
  /** Null before they are read. */
  readonly sessions: readonly OwnSession[] | null
  /** The session that was chosen to end; null for all others. */
  readonly chosen: number | null
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type OwnSessionsEvent =
  | { type: 'sessions.read' | 'others.end' }
  | { type: 'session.end'; id: number }
  /** Something else has ended the other sessions. */
  | { type: 'others.ended' }

/** `ended` after sessions have ended, until the next request. */
export type OwnSessionsTag = 'busy' | 'ended' | 'failed'

const onDone = {
  actions: { type: 'keep', params: ({ event }: { event: { output: readonly OwnSession[] } }) => ({ sessions: event.output }) },
} as const
const onError = {
  actions: { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

const begin = {
  'session.end': { target: 'ending', actions: { type: 'choose', params: ({ event }: { event: { id: number } }) => ({ id: event.id }) } },
  'others.end': { target: 'ending', actions: { type: 'choose', params: { id: null } } },
} as const

export const ownSessionsMachine = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    tags: {} as OwnSessionsTag,
  },
  actors: {
    fetchSessions: requiredPromise<readonly OwnSession[]>('fetchSessions'),
    /** Returns those that are left. */
    endSessions: requiredPromise<readonly OwnSession[], number | null>('endSessions'),
  },
  actions: {
    keep: assign((_, { sessions }: { sessions: readonly OwnSession[] }) => ({ sessions, failure: null })),
    keepCurrent: assign(({ context }) => ({ sessions: context.sessions?.filter(({ isCurrent }) => isCurrent) ?? null })),
    choose: assign((_, { id }: { id: number | null }) => ({ chosen: id, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'own-sessions',
  context: { sessions: null, chosen: null, failure: null },
  initial: 'loading',
  on: { 'others.ended': { actions: 'keepCurrent' } },
  states: {
    loading: {
      invoke: {
        id: 'fetchSessions',
        src: 'fetchSessions',
        onDone: { target: 'ready', ...onDone },
        onError: { target: 'failed', ...onError },
      },
      // What is being read may be from before.
      on: { 'others.ended': { target: 'loading', reenter: true } },
    },
    failed: { tags: 'failed', on: { 'sessions.read': 'loading' } },
    ready: { on: begin },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => context.chosen,
        onDone: { target: 'ended', ...onDone },
        onError: { target: 'ready', ...onError },
      },
    },
    ended: { tags: 'ended', on: begin },
  },
})
