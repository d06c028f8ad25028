/** The list of users, by hand: what comes of each event in each state. */
import type { Failure } from '../../../../domain/failure.ts'
import type { Page } from '../../../../domain/paging.ts'
import type { User } from '../../../../domain/user.ts'
import type { UserPlace } from '../../../../src/api/users.ts'
import { userAdminMachine } from '../../../../src/machines/users/user-admin.ts'
import type { UserAdminContext } from '../../../../src/machines/users/user-admin-context.ts'
import { done, elapsed, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const disabled: User = { ...eleni, enabled: false }
const admin: User = { ...eleni, id: 1, username: 'admin', role: 'ROLE_ADMIN' }
const onePage: Page<User> = { rows: [admin, eleni], total: 2, isCapped: false }
const twoPages: Page<User> = { rows: [admin, eleni], total: 12, isCapped: false }
const refused = refusal('last-admin').failure

const first: UserPlace = { search: '', sort: 'id', page: 1 }
const second: UserPlace = { search: 'nik', sort: 'email', page: 2 }
const searches = ['search.resting', 'search.pausing']

const isAt = ({ page }: UserPlace) => ({ place }: UserAdminContext) => place.page === page
const isToggling = ({ toggling }: UserAdminContext) => toggling.includes(2)
const isUnclear = ({ alerts: [alert] }: UserAdminContext) => alert?.kind === 'toggle' && alert.failure.status === null
const isAnother = ({ typed, place }: UserAdminContext) => typed.trim() !== place.search
const isTheSame = (context: UserAdminContext) => !isAnother(context)
const searched = ({ typed, place }: UserAdminContext) => [['openPlace', { place: { ...place, search: typed.trim(), page: 1 } }]] as const
const fetched = ({ place }: UserAdminContext) => [['fetchUsers', place]] as const
const closed = ({ alerts: [, ...others] }: UserAdminContext) => ({ alerts: others })
const afterSuccess = ({ list }: UserAdminContext) => ({ toggling: [], list: list && { ...list, rows: [admin, disabled] } })
const afterFailure = (failure: Failure) => ({ alerts }: UserAdminContext) =>
  ({ toggling: [], failures: { 2: failure }, alerts: [...alerts, { kind: 'toggle' as const, failure }] })

export const userAdminTable = tableOf({
  machine: userAdminMachine,
  starts: {
    'open the users': {
      input: () => ({ ownName: 'admin', place: first }), in: 'list.loading and search.resting', asks: [['fetchUsers', first]],
    },
  },
  events: {
    'the only page arrives': done('fetchUsers', onePage),
    'a page of two arrives': done('fetchUsers', twoPages),
    'the server does not answer': failed('fetchUsers', away),
    'try again': { type: 'list.retry' },
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'sort by email': { type: 'sort.choose', column: 'email' },
    'the address leads to the first page': { type: 'address.changed', ...first },
    'the address leads to the second page of what finds nik': { type: 'address.changed', ...second },
    'type " nik "': { type: 'search.type', text: ' nik ' },
    'empty the search': { type: 'search.type', text: '' },
    'search at once': { type: 'search.apply' },
    '300 ms go by': elapsed('searchPause', 'search.pausing', 300),
    'toggle eleni': { type: 'user.toggle', user: eleni },
    'toggle the own account': { type: 'user.toggle', user: admin },
    'the server disables eleni': { type: 'toggle.succeeded', user: disabled },
    'the server refuses to disable eleni': { type: 'toggle.failed', user: eleni, failure: refused },
    'nobody knows whether eleni is disabled': { type: 'toggle.failed', user: eleni, failure: away.failure },
    'close the alert': { type: 'alert.close' },
  },
  only: {
    'the server disables eleni': isToggling,
    'the server refuses to disable eleni': isToggling,
    'nobody knows whether eleni is disabled': isToggling,
    'close the alert': ({ alerts }) => alerts.length > 0,
  },
  rows: [
    { in: 'list.loading', on: 'the only page arrives', to: 'list.ready', changes: { list: onePage } },
    { in: 'list.loading', on: 'a page of two arrives', to: 'list.ready', changes: { list: twoPages } },
    {
      in: 'list.loading', on: 'the server does not answer', to: 'list.failed',
      changes: ({ alerts }) => ({ list: null, alerts: [...alerts, { kind: 'load' as const, failure: away.failure }] }),
    },
    {
      in: 'list.loading', on: ['turn to the next page', 'turn to the previous page', 'try again'],
      ignored: 'Another page is on its way; its buttons cannot be pressed.',
    },
    { in: 'list.failed', on: 'try again', to: 'list.loading', asks: fetched },
    {
      in: 'list.ready', on: 'turn to the next page', when: ['there is one', ({ place, list }) => place.page === 1 && list?.total === 12],
      calls: ({ place }) => [['openPlace', { place: { ...place, page: 2 } }]],
    },
    {
      in: 'list.ready', on: 'turn to the previous page', when: ['it is the second page', isAt(second)],
      calls: ({ place }) => [['openPlace', { place: { ...place, page: 1 } }]],
    },
    {
      in: 'list', on: 'sort by email', when: ['it is sorted by id', isAt(first)],
      calls: ({ place }) => [['openPlace', { place: { ...place, sort: 'email', page: 1 } }]],
    },
    {
      in: 'list', on: 'sort by email', when: ['it is sorted by email', isAt(second)],
      calls: ({ place }) => [['openPlace', { place: { ...place, sort: '-email', page: 1 } }]],
    },
    ...[
      ['the address leads to the first page', first] as const,
      ['the address leads to the second page of what finds nik', second] as const,
    ].flatMap(([on, place]) => [
      {
        in: 'list', on, when: ['it led elsewhere', (context: UserAdminContext) => !isAt(place)(context)] as const, to: 'list.loading',
        changes: ({ typed }: UserAdminContext) => ({ place, typed: typed.trim() === place.search ? typed : place.search }),
        asks: [['fetchUsers', place]] as const,
      },
      { in: 'list', on, when: ['it says so already', isAt(place)] as const, ignored: 'It says so already.' },
    ]),
    { in: searches, on: 'type " nik "', to: 'search.pausing', changes: { typed: ' nik ' } },
    { in: searches, on: 'empty the search', to: 'search.pausing', changes: { typed: '' } },
    {
      in: searches, on: ['search at once', '300 ms go by'], when: ['it is another search', isAnother],
      to: 'search.resting', calls: searched,
    },
    { in: searches, on: ['search at once', '300 ms go by'], when: ['it is the same', isTheSame], to: 'search.resting' },
    {
      in: 'list', on: 'toggle eleni', when: ['she is not being toggled', (context) => !isToggling(context)],
      changes: { toggling: [2], failures: {} }, asks: [['userToggle', { user: eleni, asker: 'actor user-admin' }]],
    },
    { in: 'list', on: 'toggle eleni', when: ['she is being toggled', isToggling], ignored: 'She is being toggled.' },
    { in: 'list', on: 'toggle the own account', ignored: 'Nobody can disable their own account.' },
    { in: 'list.loading', on: 'the server disables eleni', to: 'list.loading', changes: afterSuccess, asks: fetched },
    { in: ['list.ready', 'list.failed'], on: 'the server disables eleni', changes: afterSuccess },
    { in: 'list', on: 'the server refuses to disable eleni', changes: afterFailure(refused) },
    { in: 'list', on: 'nobody knows whether eleni is disabled', changes: afterFailure(away.failure) },
    {
      in: 'list', on: 'close the alert', when: ['nobody knows what it led to', isUnclear],
      to: 'list.loading', changes: closed, asks: fetched,
    },
    { in: 'list', on: 'close the alert', when: ['it is clear what it led to', (context) => !isUnclear(context)], changes: closed },
  ],
  always: { 'a list that could not be read shows nothing': (state, { list }) => !state.startsWith('list.failed') || list === null },
  // What is searched, what is toggled and what is read do not depend on each other: each is told apart while the others rest.
  key: (context, state) => {
    const { place, list, toggling, alerts } = context
    if (state.endsWith('pausing') || isAnother(context)) return isAnother(context)
    if (alerts.length > 0) return [isUnclear(context), Math.min(alerts.length, 2)]
    return toggling.length > 0 ? toggling : [place.page, list?.total]
  },
  paths: 257,
})
