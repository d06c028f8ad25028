/** Enables or disables one user, and sends the result to its parent. Specification, section 4. */
import { sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { User } from '../../../domain/account/user.ts'
import { requiredPromise } from '../required.ts'

/** The result: the user as it is now, or the unchanged user and the failure. */
export type UserToggleReply =
  | { type: 'toggle.succeeded'; user: User }
  | { type: 'toggle.failed'; user: User; failure: Failure }

export interface UserToggleInput {
  readonly user: User
  readonly parent: ActorRef<Snapshot<unknown>, UserToggleReply>
}

export const userToggleMachine = setup({
  types: {
    context: {} as UserToggleInput,
    input: {} as UserToggleInput,
    tags: {} as 'busy',
  },
  actors: {
    toggleUser: requiredPromise<User, User>('toggleUser'),
  },
  actions: {
    reply: sendTo(({ context }) => context.parent, (_, reply: UserToggleReply) => reply),
  },
}).createMachine({
  id: 'user-toggle',
  context: ({ input }) => input,
  initial: 'toggling',
  states: {
    toggling: {
      tags: 'busy',
      invoke: {
        id: 'toggleUser',
        src: 'toggleUser',
        input: ({ context }) => context.user,
        onDone: {
          target: 'succeeded',
          actions: { type: 'reply', params: ({ event }) => ({ type: 'toggle.succeeded', user: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'reply',
            params: ({ context, event }) => ({ type: 'toggle.failed', user: context.user, failure: failureOf(event.error) }),
          },
        },
      },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
  },
})
