/** What the list of users knows, what can happen to it, and how each happening changes what it knows. */
import type { Failure } from '../../../domain/failure.ts'
import type { Page } from '../../../domain/paging.ts'
import { searchOf, type User, type UserColumn } from '../../../domain/user.ts'
import type { UserPlace } from '../../api/users.ts'
import type { UserToggleReply } from './user-toggle.ts'

/** What has to be told in a modal. */
export interface UserAlert {
  readonly kind: 'load' | 'toggle'
  readonly failure: Failure
}

export interface UserAdminContext {
  /** The user name of who looks. */
  readonly ownName: string
  readonly place: UserPlace
  /** What stands in the search field. */
  readonly typed: string
  /** What was read last; stays in view while the next page loads. Null before the first answer and after a failure. */
  readonly list: Page<User> | null
  /** The ids of the users that are being toggled. */
  readonly toggling: readonly number[]
  /** Why users were not toggled when it was last tried, by id. */
  readonly failures: Readonly<Record<number, Failure | undefined>>
  /** In the order they came. */
  readonly alerts: readonly UserAlert[]
}

export type UserAdminEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.apply' }
  | { type: 'sort.choose'; column: UserColumn }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'list.retry' }
  | { type: 'user.toggle'; user: User }
  | { type: 'alert.close' }
  | ({ type: 'address.changed' } & UserPlace)
  | UserToggleReply

export function isElsewhere({ place }: UserAdminContext, { search, sort, page }: UserPlace): boolean {
  return search !== place.search || sort !== place.sort || page !== place.page
}

/** What was typed stays as it was typed where the address says the same. */
export function moved(context: UserAdminContext, { search, sort, page }: UserPlace): Partial<UserAdminContext> {
  const typed = searchOf(context.typed) === search ? context.typed : search
  return { place: { search, sort, page }, typed }
}

/** Where the typed text leads: to the first page of what it finds. */
export function placeOfSearch({ place, typed }: UserAdminContext): UserPlace {
  return { ...place, search: searchOf(typed), page: 1 }
}

export function failedToLoad({ alerts }: UserAdminContext, failure: Failure): Partial<UserAdminContext> {
  return { list: null, alerts: [...alerts, { kind: 'load', failure }] }
}

export function startedToggle({ toggling, failures }: UserAdminContext, { id }: User): Partial<UserAdminContext> {
  return { toggling: [...toggling, id], failures: { ...failures, [id]: undefined } }
}

export function endedToggle(context: UserAdminContext, reply: UserToggleReply): Partial<UserAdminContext> {
  const { id } = reply.user
  const toggling = context.toggling.filter((other) => other !== id)
  if (reply.type === 'toggle.succeeded') return { toggling, list: withUser(context.list, reply.user) }
  const { failure } = reply
  return { toggling, failures: { ...context.failures, [id]: failure }, alerts: [...context.alerts, { kind: 'toggle', failure }] }
}

function withUser(list: Page<User> | null, user: User): Page<User> | null {
  return list && { ...list, rows: list.rows.map((other) => (other.id === user.id ? user : other)) }
}
