/** The list of users, for administrators: searched, sorted and read page by page; each user is toggled on its own. */
import { assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import { isOwnAccount, orderAfter, searchOf, type User, type UserColumn } from '../../../domain/user.ts'
import type { UserPlace } from '../../api/users.ts'
import { pagedList, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { userToggleMachine, type UserToggleReply } from './user-toggle.ts'

/** What has to be told in a modal. */
export interface UserAlert {
  readonly kind: 'load' | 'toggle'
  readonly failure: Failure
}

export interface UserAdminContext extends PagedListContext<User, UserPlace> {
  /** The user name of who looks. */
  readonly ownName: string
  /** What stands in the search field. */
  readonly typed: string
  /** The ids of the users that are being toggled. */
  readonly toggling: readonly number[]
  /** Why users were not toggled when it was last tried, by id. */
  readonly failures: Readonly<Record<number, Failure | undefined>>
  /** In the order they came. */
  readonly alerts: readonly UserAlert[]
}

export type UserAdminEvent =
  | PagedListEvent<UserPlace>
  | { type: 'search.type'; text: string }
  | { type: 'search.apply' }
  | { type: 'sort.choose'; column: UserColumn }
  | { type: 'user.toggle'; user: User }
  | { type: 'alert.close' }
  | UserToggleReply

const list = pagedList<User, UserPlace, UserAdminContext, UserAdminEvent>(
  (one, other) => one.search === other.search && one.sort === other.sort && one.page === other.page,
)

/** To the first page of what the typed text finds. */
const openSearch = {
  type: 'openPlace',
  params: ({ context }: { context: UserAdminContext }) => ({ search: searchOf(context.typed), page: 1 }),
} as const

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
    /** What was typed stays as it was typed where the address says the same. */
    goTo: assign(({ context: { typed } }, { place }: { place: UserPlace }) => ({
      place,
      typed: searchOf(typed) === place.search ? typed : place.search,
    })),
    tellFailure: assign(({ context }, { failure }: { failure: Failure }) => ({ alerts: withAlert(context, 'load', failure) })),
    startToggle: assign(({ context: { toggling, failures } }, { user }: { user: User }) => ({
      toggling: [...toggling, user.id],
      failures: { ...failures, [user.id]: undefined },
    })),
    showToggled: assign(({ context }, { user }: { user: User }) => ({
      toggling: without(context, user),
      list: context.list && { ...context.list, rows: context.list.rows.map((other) => (other.id === user.id ? user : other)) },
    })),
    explainToggle: assign(({ context }, { user, failure }: { user: User; failure: Failure }) => ({
      toggling: without(context, user),
      failures: { ...context.failures, [user.id]: failure },
      alerts: withAlert(context, 'toggle', failure),
    })),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
  },
  delays: {
    searchPause: 300,
  },
  guards: {
    ...list.guards,
    isAnotherSearch: ({ context: { typed, place } }) => searchOf(typed) !== place.search,
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
            params: ({ context, event }) => ({ sort: orderAfter(context.place.sort, event.column), page: 1 }),
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
        'toggle.succeeded': { actions: { type: 'showToggled', params: ({ event }) => event } },
        'toggle.failed': { actions: { type: 'explainToggle', params: ({ event }) => event } },
        'alert.close': [
          // Nobody knows whether it was done, and a second try would undo it: what is there is read anew.
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
              // The page on its way may tell how the user was before.
              target: 'loading',
              reenter: true,
              actions: { type: 'showToggled', params: ({ event }) => event },
            },
          },
        },
      },
    },
    search: {
      initial: 'resting',
      on: {
        'search.type': { target: '.pausing', actions: assign({ typed: ({ event }) => event.text }) },
        'search.apply': [{ guard: 'isAnotherSearch', target: '.resting', actions: openSearch }, { target: '.resting' }],
      },
      states: {
        resting: {},
        pausing: {
          after: {
            searchPause: [{ guard: 'isAnotherSearch', target: 'resting', actions: openSearch }, { target: 'resting' }],
          },
        },
      },
    },
  },
})

function withAlert({ alerts }: UserAdminContext, kind: UserAlert['kind'], failure: Failure): readonly UserAlert[] {
  return [...alerts, { kind, failure }]
}

function without({ toggling }: UserAdminContext, { id }: User): readonly number[] {
  return toggling.filter((other) => other !== id)
}
