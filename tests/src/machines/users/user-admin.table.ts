/** The table of the list of users. */
import { table } from 'xstate-walk'
import type { Failure } from '../../../../domain/failure.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { User } from '../../../../domain/account/user.ts'
import type { UserPlace } from '../../../../src/api/users.ts'
import { userAdminMachine, type UserAdminContext } from '../../../../src/machines/users/user-admin.ts'
import { unreachable, refusal } from '../failures.ts'
import { loadingRow, pagedListPart, unread } from '../recipes/paged-list.rows.ts'
import { searchFieldPart } from '../recipes/search-field.rows.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const disabled: User = { ...eleni, enabled: false }
const admin: User = { ...eleni, id: 1, username: 'admin', role: 'ROLE_ADMIN' }
const pages: Readonly<Record<string, Page<User>>> = {
  'the first of two pages arrives': { rows: [admin, eleni], total: 12, isCapped: false },
  'no user is found': { rows: [], total: 0, isCapped: false },
  'a page after the last arrives': { rows: [], total: 12, isCapped: false },
}
const refused = refusal('last-admin').failure

const first: UserPlace = { search: '', sort: 'id', page: 1 }
const second: UserPlace = { search: 'nik', sort: 'email', page: 2 }

const isAt = ({ page }: UserPlace) => ({ place }: UserAdminContext) => place.page === page
const isToggling = ({ toggling }: UserAdminContext) => toggling.includes(2)
const isUnclear = ({ alerts: [alert] }: UserAdminContext) => alert?.kind === 'toggle' && alert.failure.status === null
const isQuiet = ({ alerts, toggling }: UserAdminContext) => alerts.length + toggling.length === 0
const hasNoAlerts = ({ alerts }: UserAdminContext) => alerts.length === 0
const closed = ({ alerts: [, ...others] }: UserAdminContext) => ({ alerts: others })
const afterSuccess = ({ list }: UserAdminContext) =>
  ({ toggling: [], list: list && { ...list, rows: list.rows.map((user) => (user.id === 2 ? disabled : user)) } })
const afterFailure = (failure: Failure) => ({ alerts }: UserAdminContext) =>
  ({ toggling: [], failures: { 2: failure }, alerts: [...alerts, { kind: 'toggle' as const, failure }] })

const field = searchFieldPart<UserPlace, UserAdminContext>({
  text: ' nik ', pauseMs: 300, textOf: ({ search }) => search, searchFor: (search) => ({ search, page: 1 }),
})

const list = pagedListPart<User, UserPlace, UserAdminContext>({
  pages,
  places: {
    'the address names the first page': first,
    'the address names the second page of a search for nik': second,
  },
  region: 'list.',
  whenFailed: ({ alerts }) => ({ changes: { alerts: [...alerts, { kind: 'load', failure: unreachable.failure }] } }),
  whenMoved: field.typedAt,
})

export const userAdminTable = table({
  machine: userAdminMachine,
  starts: {
    'open the users': {
      input: () => ({ ownName: 'admin', place: first }), in: 'list.loading.blank and search.resting', invokes: [['fetchPage', first]],
      context: { ...unread, place: first, ownName: 'admin', typed: '', toggling: [], failures: {}, alerts: [] },
    },
  },
  events: {
    ...list.events,
    'sort by email': { type: 'sort.choose', column: 'email' },
    ...field.events,
    'toggle eleni': { type: 'user.toggle', user: eleni },
    "toggle one's own account": { type: 'user.toggle', user: admin },
    'the server disables eleni': { type: 'toggle.succeeded', user: disabled },
    'the server refuses to disable eleni': { type: 'toggle.failed', user: eleni, failure: refused },
    'the server does not answer the toggle of eleni': { type: 'toggle.failed', user: eleni, failure: unreachable.failure },
    'close the alert': { type: 'alert.close' },
  },
  preconditions: {
    'the server disables eleni': isToggling,
    // A refusal is the second alert here. Other orders behave the same, and a third alert behaves like the second.
    'the server refuses to disable eleni': (context) => isToggling(context) && context.alerts.length < 2,
    'the server does not answer the toggle of eleni': (context) => isToggling(context) && context.alerts.length === 0,
    'the server does not answer': hasNoAlerts,
    // A move in the list neither reads nor changes the alerts.
    'the address names the first page': hasNoAlerts,
    'the address names the second page of a search for nik': hasNoAlerts,
    'sort by email': hasNoAlerts,
    'go to the next page': hasNoAlerts,
    'go to the previous page': hasNoAlerts,
    // What arrives neither reads nor changes alerts and toggles, as the first of two pages shows.
    'no user is found': isQuiet,
    'a page after the last arrives': isQuiet,
    // Searches and toggles are independent of each other and of the page.
    'toggle eleni': ({ place, typed }) => place.page === 1 && typed === '',
    "toggle one's own account": ({ place, typed }) => place.page === 1 && typed === '',
    'type " nik "': isQuiet,
    'empty the search': isQuiet,
    'close the alert': ({ alerts }) => alerts.length > 0,
  },
  tags: list.tags,
  rows: [
    ...list.rows,
    {
      in: 'list', on: 'sort by email', when: ['it is sorted by id', isAt(first)],
      calls: [['openPlace', { sort: 'email', page: 1 }]],
    },
    {
      in: 'list', on: 'sort by email', when: ['it is sorted by email', isAt(second)],
      calls: [['openPlace', { sort: '-email', page: 1 }]],
    },
    ...field.rows,
    {
      in: 'list', on: 'toggle eleni', when: ['she is not being toggled', (context) => !isToggling(context)],
      changes: { toggling: [2], failures: { 2: null } },
      invokes: [['userToggle', { user: eleni, parent: 'actor user-admin' }, { id: 'toggle-2' }]],
    },
    { in: 'list', on: 'toggle eleni', when: ['she is being toggled', isToggling], ignored: 'A toggle is already running.' },
    { in: 'list', on: "toggle one's own account", ignored: 'Users cannot disable their own account.' },
    loadingRow<User, UserPlace, UserAdminContext>(
      { in: 'list.loading', on: 'the server disables eleni', changes: afterSuccess }, { region: 'list.' },
    ),
    { in: ['list.ready', 'list.empty', 'list.beyond', 'list.failed'], on: 'the server disables eleni', changes: afterSuccess },
    { in: 'list', on: 'the server refuses to disable eleni', changes: afterFailure(refused) },
    { in: 'list', on: 'the server does not answer the toggle of eleni', changes: afterFailure(unreachable.failure) },
    loadingRow<User, UserPlace, UserAdminContext>(
      { in: 'list', on: 'close the alert', when: ['the result of the toggle is unknown', isUnclear], changes: closed },
      { region: 'list.' },
    ),
    { in: 'list', on: 'close the alert', when: ['the result of the toggle is known', (context) => !isUnclear(context)], changes: closed },
  ],
  always: list.always,
  omitted: {
    'xstate.error.actor.toggle-*': 'A toggle handles the failure of its request.',
    'xstate.done.actor.toggle-*': 'A toggle ends with its request.',
  },
  key: (context, state) => {
    const { typed, toggling, alerts } = context
    return [list.key(context, state), typed, toggling, alerts.map(({ kind, failure: { status } }) => [kind, status])]
  },
  equivalent: {
    'user-admin.list on user.toggle takes action 2 before action 1': 'The toggle has the user of the event, not of the context.',
  },
  paths: 1043,
})
