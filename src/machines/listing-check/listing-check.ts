/** The question whether a listing is still right, to which a link of a mail leads. It changes nothing before the author answers. */
import { assign, setup } from 'xstate'
import type { AskedListing, CheckAnswer } from '../../../domain/listing/check.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface ListingCheckContext {
  /** The secret of the link. */
  readonly token: string
  /** Null until it is known. */
  readonly listing: AskedListing | null
  /** The last answer that was given; null before. */
  readonly answer: CheckAnswer | null
  /** What the server said; null until it took the answer. */
  readonly said: string | null
  /** The last failure. */
  readonly failure: Failure | null
}

export type ListingCheckEvent = { type: 'question.retry' } | { type: 'answer.give'; answer: CheckAnswer }

export const listingCheckMachine = setup({
  types: {
    context: {} as ListingCheckContext,
    events: {} as ListingCheckEvent,
    input: {} as Pick<ListingCheckContext, 'token'>,
    tags: {} as 'busy' | 'asking' | 'failed' | 'answered',
  },
  actors: {
    readQuestion: requiredPromise<AskedListing, { readonly token: string }>('readQuestion'),
    sendAnswer: requiredPromise<string, { readonly token: string; readonly answer: CheckAnswer }>('sendAnswer'),
  },
  actions: {
    setListing: assign((_, { listing }: { listing: AskedListing }) => ({ listing, failure: null })),
    setAnswer: assign({ answer: (_, { answer }: { answer: CheckAnswer }) => answer }),
    setSaid: assign((_, { said }: { said: string }) => ({ said, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'listing-check',
  context: ({ input: { token } }) => ({ token, listing: null, answer: null, said: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readQuestion',
        src: 'readQuestion',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'asking', actions: { type: 'setListing', params: ({ event }) => ({ listing: event.output }) } },
        onError: { target: 'lost', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    lost: { tags: 'failed', on: { 'question.retry': 'reading' } },
    asking: {
      tags: 'asking',
      on: { 'answer.give': { target: 'answering', actions: { type: 'setAnswer', params: ({ event: { answer } }) => ({ answer }) } } },
    },
    answering: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        // This state is entered only with an answer.
        input: ({ context: { token, answer } }) => ({ token, answer: answer as CheckAnswer }),
        onDone: { target: 'answered', actions: { type: 'setSaid', params: ({ event }) => ({ said: event.output }) } },
        onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    answered: { type: 'final', tags: 'answered' },
  },
})
