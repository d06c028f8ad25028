/** Downloads what the database has about a member. */
import { assign, setup } from 'xstate'
import type { OwnDataFormat } from '../../../domain/account/own-data-file.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface OwnDataContext {
  /** The form of the file that was asked for last. */
  readonly format: OwnDataFormat
  /** Why the last file was not saved; null if it was, and while it is fetched. */
  readonly failure: Failure | null
}

export interface OwnDataEvent {
  readonly type: 'file.download'
  readonly format: OwnDataFormat
}

/** `done` after a file was saved, until the next one is asked for. */
export type OwnDataTag = 'busy' | 'done'

const begin = {
  'file.download': {
    target: 'fetching',
    actions: { type: 'choose', params: ({ event }: { event: OwnDataEvent }) => ({ format: event.format }) },
  },
} as const

export const ownDataMachine = setup({
  types: {
    context: {} as OwnDataContext,
    events: {} as OwnDataEvent,
    tags: {} as OwnDataTag,
  },
  actors: {
    /** Fetches a file and saves it. */
    saveFile: requiredPromise<void, OwnDataFormat>('saveFile'),
  },
  actions: {
    choose: assign((_, { format }: { format: OwnDataFormat }) => ({ format, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'own-data',
  context: { format: 'json', failure: null },
  initial: 'ready',
  states: {
    ready: { on: begin },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => context.format,
        onDone: 'succeeded',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    succeeded: { tags: 'done', on: begin },
    failed: { on: begin },
  },
})
