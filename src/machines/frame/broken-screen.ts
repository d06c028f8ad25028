/** A screen that could not be fetched or drawn: loads a new release once, and the page again when the server is back. */
import { assign, setup } from 'xstate'
import { requiredAction, requiredPromise } from '../required.ts'

export interface BrokenScreenContext {
  /** The release of the page. */
  readonly own: string | null
  /** The release for which the page was loaded again; null for none. */
  readonly tried: string | null
  /** The release that the server offers; null if it cannot be reached. */
  readonly offered: string | null
}

export type BrokenScreenEvent =
  | { type: 'screen.retry' }
  /** The browser is online again. */
  | { type: 'connection.return' }

export const brokenScreenMachine = setup({
  types: {
    context: {} as BrokenScreenContext,
    events: {} as BrokenScreenEvent,
    input: {} as Pick<BrokenScreenContext, 'own' | 'tried'>,
    tags: {} as 'busy' | 'away',
  },
  actors: {
    /** The release that the server has; null if it cannot be reached. */
    fetchRelease: requiredPromise<string | null>('fetchRelease'),
  },
  actions: {
    /** Provided by the route: loads the page again, and stores for which release. */
    reload: requiredAction<{ release: string | null }>('reload'),
    setOffered: assign({ offered: (_, { release }: { release: string | null }) => release }),
  },
  guards: {
    isAway: (_, { release }: { release: string | null }) => release === null,
    /** A page that is loaded for a release and still has another, such as that of a copy, is not loaded for it again. */
    isNew: ({ context: { own, tried } }, { release }: { release: string | null }) => release !== own && release !== tried,
  },
  delays: { pause: 10_000 },
}).createMachine({
  id: 'broken-screen',
  context: ({ input }) => ({ ...input, offered: null }),
  initial: 'comparing',
  states: {
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'fetchRelease',
        src: 'fetchRelease',
        onDone: [
          { guard: { type: 'isAway', params: released }, target: 'away' },
          {
            guard: { type: 'isNew', params: released },
            target: 'reloading',
            actions: { type: 'setOffered', params: released },
          },
          { target: 'broken', actions: { type: 'setOffered', params: released } },
        ],
        onError: 'away',
      },
    },
    /** The server has what the page has. */
    broken: { on: { 'screen.retry': 'reloading' } },
    away: { tags: 'away', on: { 'screen.retry': 'asking', 'connection.return': 'asking' }, after: { pause: 'asking' } },
    asking: {
      tags: 'away',
      invoke: {
        id: 'askServer',
        src: 'fetchRelease',
        onDone: [
          { guard: { type: 'isAway', params: released }, target: 'away' },
          { target: 'reloading', actions: { type: 'setOffered', params: released } },
        ],
        onError: 'away',
      },
    },
    reloading: {
      type: 'final',
      tags: 'busy',
      entry: { type: 'reload', params: ({ context }) => ({ release: context.offered }) },
    },
  },
})

function released({ event }: { event: { output: string | null } }) {
  return { release: event.output }
}
