/** A link about the address of an account, which does nothing before the person says so, since mail scanners open links. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface EmailLinkContext {
  /** The secret of the link. */
  readonly token: string
  /** The server's sentence; null until it was followed. */
  readonly answer: string | null
  /** The last failure. */
  readonly failure: Failure | null
}

export const emailLinkMachine = setup({
  types: {
    context: {} as EmailLinkContext,
    events: {} as { type: 'link.follow' },
    input: {} as Pick<EmailLinkContext, 'token'>,
    tags: {} as 'busy' | 'followed',
  },
  actors: { followLink: requiredPromise<string, { readonly token: string }>('followLink') },
  actions: {
    /** Provided by the route: a way back ends all sessions. */
    told: requiredAction('told'),
    accept: assign((_, { answer }: { answer: string }) => ({ answer, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'email-link',
  context: ({ input: { token } }) => ({ token, answer: null, failure: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'link.follow': 'following' } },
    following: {
      tags: 'busy',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'followed', actions: { type: 'accept', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    followed: { type: 'final', tags: 'followed', entry: 'told' },
  },
})
