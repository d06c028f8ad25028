/** The list of users, for administrators: searched, sorted and read page by page; each user is toggled on its own. */
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { failureOf } from '../../../domain/failure.ts'
import { hasPageAfter, pageBefore, type Page } from '../../../domain/paging.ts'
import { isOwnAccount, orderAfter, type User } from '../../../domain/user.ts'
import type { UserPlace } from '../../api/users.ts'
import {
  endedToggle, failedToLoad, isElsewhere, moved, placeOfSearch, startedToggle,
  type UserAdminContext, type UserAdminEvent,
} from './user-admin-context.ts'
import { userToggleMachine, type UserToggleReply } from './user-toggle.ts'

const openSearch = {
  type: 'openPlace',
  params: ({ context }: { context: UserAdminContext }) => ({ place: placeOfSearch(context) }),
} as const

export const userAdminMachine = setup({
  types: {
    context: {} as UserAdminContext,
    events: {} as UserAdminEvent,
    input: {} as { ownName: string; place: UserPlace },
    tags: {} as 'busy',
  },
  actors: {
    fetchUsers: fromPromise<Page<User>, UserPlace>(() => Promise.reject(new Error('fetchUsers is not provided'))),
    userToggle: userToggleMachine,
  },
  actions: {
    /** Provided by the route: writes the place into the address. */
    openPlace: (_, _params: { place: UserPlace }) => {},
    endToggle: assign(({ context }, reply: UserToggleReply) => endedToggle(context, reply)),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
  },
  delays: {
    searchPause: 300,
  },
  guards: {
    isElsewhere: ({ context }, place: UserPlace) => isElsewhere(context, place),
    isAnotherSearch: ({ context }) => placeOfSearch(context).search !== context.place.search,
    hasNext: ({ context: { place, list } }) => hasPageAfter(place.page, list),
    hasPrevious: ({ context }) => context.place.page > 1,
    mayToggle: ({ context }, { user }: { user: User }) =>
      !isOwnAccount(user, context.ownName) && !context.toggling.includes(user.id),
    isOutcomeUnknown: ({ context }) => context.alerts[0]?.kind === 'toggle' && context.alerts[0].failure.status === null,
  },
}).createMachine({
  id: 'user-admin',
  context: ({ input: { ownName, place } }) => ({
    ownName, place, typed: place.search, list: null, toggling: [], failures: {}, alerts: [],
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'address.changed': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.loading',
          actions: assign(({ context, event }) => moved(context, event)),
        },
        'sort.choose': {
          actions: {
            type: 'openPlace',
            params: ({ context: { place }, event }) => ({ place: { ...place, sort: orderAfter(place.sort, event.column), page: 1 } }),
          },
        },
        'user.toggle': {
          guard: { type: 'mayToggle', params: ({ event }) => event },
          actions: [
            assign(({ context, event }) => startedToggle(context, event.user)),
            enqueueActions(({ enqueue, event: { user }, self }) =>
              enqueue.spawnChild('userToggle', { id: `toggle-${user.id}`, input: { user, asker: self } }),
            ),
          ],
        },
        'toggle.succeeded': { actions: { type: 'endToggle', params: ({ event }) => event } },
        'toggle.failed': { actions: { type: 'endToggle', params: ({ event }) => event } },
        'alert.close': [
          // Nobody knows whether it was done, and a second try would undo it: what is there is read anew.
          { guard: 'isOutcomeUnknown', target: '.loading', actions: 'closeAlert' },
          { actions: 'closeAlert' },
        ],
      },
      states: {
        loading: {
          tags: 'busy',
          on: {
            'toggle.succeeded': {
              // The page on its way may tell how the user was before.
              target: 'loading',
              reenter: true,
              actions: { type: 'endToggle', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'fetchUsers',
            src: 'fetchUsers',
            input: ({ context }) => context.place,
            onDone: { target: 'ready', actions: assign({ list: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign(({ context, event }) => failedToLoad(context, failureOf(event.error))) },
          },
        },
        ready: {
          on: {
            'page.next': {
              guard: 'hasNext',
              actions: { type: 'openPlace', params: ({ context: { place } }) => ({ place: { ...place, page: place.page + 1 } }) },
            },
            'page.previous': {
              guard: 'hasPrevious',
              actions: {
                type: 'openPlace',
                params: ({ context: { place, list } }) => ({ place: { ...place, page: pageBefore(place.page, list) } }),
              },
            },
          },
        },
        failed: {
          on: { 'list.retry': 'loading' },
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
