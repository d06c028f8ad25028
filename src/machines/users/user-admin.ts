/** The list of users, for administrators: search, order, pages, and enabling or disabling each user. */
import { assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import { isOwnAccount, nextSort, type User, type UserColumn } from '../../../domain/account/user.ts'
import type { UserPlace } from '../../api/users.ts'
import { pagedList, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { searchField, type SearchFieldContext, type SearchFieldEvent } from '../recipes/search-field.ts'
import { userToggleMachine, type UserToggleReply } from './user-toggle.ts'

/** A failure to show in a modal. */
export interface UserAlert {
  readonly kind: 'load' | 'toggle'
  readonly failure: Failure
}

export interface UserAdminContext extends PagedListContext<User, UserPlace>, SearchFieldContext<UserPlace> {
  /** The user name of the administrator. */
  readonly ownName: string
  /** The ids of the users with a pending toggle. */
  readonly toggling: readonly number[]
  /** The failures of the last toggles, by user id. */
  readonly failures: Readonly<Record<number, Failure | null>>
  /** The oldest first. */
  readonly alerts: readonly UserAlert[]
}

export type UserAdminEvent =
  | PagedListEvent<UserPlace>
  | SearchFieldEvent
  | { type: 'sort.choose'; column: UserColumn }
  | { type: 'user.toggle'; user: User }
  | { type: 'alert.close' }
  | UserToggleReply

const list = pagedList<User, UserPlace, UserAdminContext, UserAdminEvent>(
  (one, other) => one.search === other.search && one.sort === other.sort && one.page === other.page,
)

const field = searchField<UserPlace, UserAdminContext, UserAdminEvent>({
  textOf: ({ search }) => search,
  searchFor: (search) => ({ search }),
  pauseMs: 300,
})

export const userAdminMachine = setup({
  types: {
    context: {} as UserAdminContext,
    events: {} as UserAdminEvent,
    input: {} as Pick<UserAdminContext, 'ownName' | 'place'>,
    tags: {} as PagedListTag,
  },
  actors: { ...list.actors, userToggle: userToggleMachine },
  actions: {
    ...list.actions,
    ...field.actions,
    setFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      list: null,
      failure,
      alerts: withAlert(context, 'load', failure),
    })),
    startToggle: assign(({ context: { toggling, failures } }, { user }: { user: User }) => ({
      toggling: [...toggling, user.id],
      failures: { ...failures, [user.id]: null },
    })),
    finishToggle: assign(({ context }, { user }: { user: User }) => ({
      toggling: without(context, user),
      list: context.list && { ...context.list, rows: context.list.rows.map((other) => (other.id === user.id ? user : other)) },
    })),
    failToggle: assign(({ context }, { user, failure }: { user: User; failure: Failure }) => ({
      toggling: without(context, user),
      failures: { ...context.failures, [user.id]: failure },
      alerts: withAlert(context, 'toggle', failure),
    })),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
  },
  delays: field.delays,
  guards: {
    ...list.guards,
    ...field.guards,
    mayToggle: ({ context }, { user }: { user: User }) =>
      !isOwnAccount(user, context.ownName) && !context.toggling.includes(user.id),
    isOutcomeUnknown: ({ context }) => context.alerts[0]?.kind === 'toggle' && context.alerts[0].failure.status === null,
  },
}).createMachine({
  id: 'user-admin',
  context: ({ input: { ownName, place } }) => ({
    ...list.contextAt(place), ownName, typed: place.search, toggling: [], failures: {}, alerts: [],
  }),
  type: 'parallel',
  states: {
    list: {
      initial: list.initial,
      on: {
        ...list.on,
        'sort.choose': {
          actions: {
            type: 'openPlace',
            params: ({ context, event }) => ({ sort: nextSort(context.place.sort, event.column), page: 1 }),
          },
        },
        'user.toggle': {
          guard: { type: 'mayToggle', params: ({ event }) => event },
          actions: [
            { type: 'startToggle', params: ({ event }) => event },
            enqueueActions(({ enqueue, event: { user }, self }) =>
              enqueue.spawnChild('userToggle', { id: `toggle-${user.id}`, input: { user, parent: self } }),
            ),
          ],
        },
        'toggle.succeeded': { actions: { type: 'finishToggle', params: ({ event }) => event } },
        'toggle.failed': { actions: { type: 'failToggle', params: ({ event }) => event } },
        'alert.close': [
          // The server may have toggled the user, and a retry would revert that. The list is read again instead.
          { guard: 'isOutcomeUnknown', target: '.loading', actions: 'closeAlert' },
          { actions: 'closeAlert' },
        ],
      },
      states: {
        ...list.states,
        loading: {
          ...list.states.loading,
          on: {
            'toggle.succeeded': {
              // The requested page may have been read before the toggle.
              target: 'loading',
              reenter: true,
              actions: { type: 'finishToggle', params: ({ event }) => event },
            },
          },
        },
      },
    },
    search: field.region,
  },
})

function withAlert({ alerts }: UserAdminContext, kind: UserAlert['kind'], failure: Failure): readonly UserAlert[] {
  return [...alerts, { kind, failure }]
}

function without({ toggling }: UserAdminContext, { id }: User): readonly number[] {
  return toggling.filter((other) => other !== id)
}
