/** The list of users, its order and its search. Specification, sections 2 and 3. */
import type { components } from '../../contract/openapi.ts'
import { accountKey } from './account.ts'
import { compareCodePoints } from '../sort-key.ts'

/** A user, as administrators see it. */
export type User = components['schemas']['User']

/** The columns that the list of users can be sorted by. */
export const userColumns = ['id', 'username', 'email', 'enabled'] as const

/** One of those columns. */
export type UserColumn = (typeof userColumns)[number]

/** A column to sort by, with a minus for descending order. */
export type UserSort = UserColumn | `-${UserColumn}`

/** A query of the list of users; an empty search matches all. */
export interface UserQuery {
  readonly search: string
  readonly sort: UserSort
}

/** Narrows an external text to an order. */
export function isUserSort(text: string | undefined): text is UserSort {
  return userColumns.some((column) => text === column || text === `-${column}`)
}

/** The column of an order. */
export function columnOf(sort: UserSort): UserColumn {
  return sort.replace('-', '') as UserColumn
}

/** Whether the order is descending. */
export function isDescending(sort: UserSort): boolean {
  return sort.startsWith('-')
}

/** The order after a click on a column: a second click on the same column reverses the order. */
export function nextSort(sort: UserSort, column: UserColumn): UserSort {
  return sort === column ? `-${column}` : column
}

/** Whether this is the account of the signed-in user, who cannot disable it. */
export function isOwnAccount({ username }: User, ownName: string): boolean {
  return username === ownName
}

/** The users that match a query, in its order and then by id. The search ignores case. */
export function usersOf(users: readonly User[], { search, sort }: UserQuery): User[] {
  const searched = accountKey(search)
  const direction = isDescending(sort) ? -1 : 1
  const column = columnOf(sort)
  return users
    .filter(({ username, email }) => [username, email].some((text) => accountKey(text).includes(searched)))
    .sort((a, b) => direction * (compareBy(column, a, b) || a.id - b.id))
}

function compareBy(column: UserColumn, a: User, b: User): number {
  if (column === 'id') return a.id - b.id
  if (column === 'enabled') return Number(a.enabled) - Number(b.enabled)
  return compareCodePoints(accountKey(a[column]), accountKey(b[column]))
}
