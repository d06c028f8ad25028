/** The question before a member is disabled: the reasons, and what becomes of what the member has listed. */
import { assign, setup } from 'xstate'
import type { User } from '../../../domain/account/user.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Disabling, ListingCounts } from '../../../domain/given-reasons/disabling.ts'
import { noReasons, reasonFaults } from '../../../domain/given-reasons/given-reasons.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The request that disables a member. */
export interface DisableInput extends Disabling {
  readonly user: User
}

export interface UserDisablingContext {
  /** The member; null before the first question. */
  readonly user: User | null
  /** What was sent last. */
  readonly disabling: Disabling
  readonly faults: FieldFaults<'reason' | 'law'>
  /** Null while they are not known, and where the server cannot tell. */
  readonly counts: ListingCounts | null
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type UserDisablingEvent =
  | { type: 'user.disable'; user: User }
  | { type: 'disabling.send'; disabling: Disabling }
  | { type: 'disabling.cancel' }

const byDefault: Disabling = { given: noReasons, removeWaiting: true, hidePublished: true }

export const userDisablingMachine = setup({
  types: {
    context: {} as UserDisablingContext,
    events: {} as UserDisablingEvent,
    /** `open` while it is asked, `busy` while the request is running. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    countListings: requiredPromise<ListingCounts | null, string>('countListings'),
    disable: requiredPromise<User, DisableInput>('disable'),
  },
  actions: {
    /** Provided by the route: the user was disabled. */
    showUser: requiredAction<{ readonly user: User }>('showUser'),
    ask: assign((_, { user }: { user: User }) => ({ user, disabling: byDefault, faults: {}, counts: null, failure: null })),
    check: assign((_, { disabling }: { disabling: Disabling }) => ({ disabling, faults: reasonFaults(disabling.given), failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isFaultless: ({ context }) => isFaultless(context.faults),
  },
}).createMachine({
  id: 'user-disabling',
  context: { user: null, disabling: byDefault, faults: {}, counts: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'user.disable': { target: 'open', actions: { type: 'ask', params: ({ event }) => event } } } },
    open: {
      tags: 'open',
      on: {
        'disabling.send': { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
        'disabling.cancel': 'closed',
      },
      initial: 'counting',
      states: {
        counting: {
          invoke: {
            id: 'countListings',
            src: 'countListings',
            input: ({ context }) => context.user?.username ?? '',
            onDone: { target: 'counted', actions: assign({ counts: ({ event }) => event.output }) },
            onError: 'counted',
          },
        },
        counted: {},
      },
    },
    checking: { always: [{ guard: 'isFaultless', target: 'disabling' }, { target: 'open.counted' }] },
    disabling: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'disable',
        src: 'disable',
        input: ({ context: { user, disabling } }) => ({ ...disabling, user: user as User }),
        onDone: { target: 'closed', actions: { type: 'showUser', params: ({ event }) => ({ user: event.output }) } },
        // It can be sent again: who is disabled already stays so.
        onError: { target: 'open.counted', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
})
