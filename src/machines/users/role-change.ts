/** The question which role a user has, and the request that changes it. */
import { assign, setup } from 'xstate'
import type { Role } from '../../../domain/account/roles.ts'
import type { User } from '../../../domain/account/user.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The request that changes a role. */
export interface RoleInput {
  readonly user: User
  readonly role: Role
}

export interface RoleChangeContext {
  /** Null before the first question. */
  readonly user: User | null
  /** The role that was chosen last. */
  readonly role: Role
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type RoleChangeEvent =
  | { type: 'role.ask'; user: User }
  | { type: 'role.send'; role: Role }
  | { type: 'role.cancel' }

export const roleChangeMachine = setup({
  types: {
    context: {} as RoleChangeContext,
    events: {} as RoleChangeEvent,
    /** `open` while it is asked, `busy` while the request is running. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    changeRole: requiredPromise<User, RoleInput>('changeRole'),
  },
  actions: {
    /** Provided by the route: the user has another role. */
    showUser: requiredAction<{ readonly user: User }>('showUser'),
    ask: assign((_, { user }: { user: User }) => ({ user, role: user.role, failure: null })),
    choose: assign((_, { role }: { role: Role }) => ({ role, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isSame: ({ context }, { role }: { role: Role }) => context.user?.role === role,
  },
}).createMachine({
  id: 'role-change',
  context: { user: null, role: 'ROLE_USER', failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'role.ask': { target: 'open', actions: { type: 'ask', params: ({ event }) => event } } } },
    open: {
      tags: 'open',
      on: {
        'role.send': [
          { guard: { type: 'isSame', params: ({ event }) => event }, target: 'closed' },
          { target: 'changing', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        'role.cancel': 'closed',
      },
    },
    changing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'changeRole',
        src: 'changeRole',
        input: ({ context: { user, role } }) => ({ user: user as User, role }),
        onDone: { target: 'closed', actions: { type: 'showUser', params: ({ event }) => ({ user: event.output }) } },
        // It can be sent again: who has the role already keeps it.
        onError: { target: 'open', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
})
