/** Members as administrators see them, and the order and the search of their list. Specification, sections 2 and 3. */
import type { components } from '../contract/openapi.ts'
import { accountKey } from './account.ts'
import { compareCodePoints } from './sort-key.ts'

/** Somebody with an account. */
export type User = components['schemas']['User']

/** What a list of users can be sorted by. */
export const userColumns = ['id', 'username', 'email', 'enabled'] as const

/** A column of the list of users. */
export type UserColumn = (typeof userColumns)[number]

/** A column, with a minus for the order turned around. */
export type UserSort = UserColumn | `-${UserColumn}`

/** What is asked of the list of users; an empty search keeps them all. */
export interface UserQuery {
  readonly search: string
  readonly sort: UserSort
}

/** The longest search, in code points. */
export const longestSearch = 100

/** Narrows a text from outside. */
export function isUserSort(text: string | undefined): text is UserSort {
  return userColumns.some((column) => text === column || text === `-${column}`)
}

/** The column of an order. */
export function columnOf(sort: UserSort): UserColumn {
  return sort.replace('-', '') as UserColumn
}

/** Whether the order is turned around. */
export function isDescending(sort: UserSort): boolean {
  return sort.startsWith('-')
}

/** The order that a choice of this column leads to: a second choice turns it around. */
export function orderAfter(sort: UserSort, column: UserColumn): UserSort {
  return sort === column ? `-${column}` : column
}

/** What a typed text searches for: trimmed, without characters that nobody can type, at most 100 code points. */
export function searchOf(typed: string): string {
  return [...typed.replace(/\p{Cc}/gu, '').trim()].slice(0, longestSearch).join('').trim()
}

/** Whether this is the account of who is signed in under this name: nobody can disable their own. */
export function isOwnAccount({ username }: User, ownName: string): boolean {
  return username === ownName
}

/** The users that answer a query, in its order and then by id; letter case means nothing. */
export function usersOf(users: readonly User[], { search, sort }: UserQuery): User[] {
  const wanted = accountKey(search)
  const turn = isDescending(sort) ? -1 : 1
  const column = columnOf(sort)
  return users
    .filter(({ username, email }) => [username, email].some((text) => accountKey(text).includes(wanted)))
    .sort((a, b) => turn * (compareBy(column, a, b) || a.id - b.id))
}

function compareBy(column: UserColumn, a: User, b: User): number {
  if (column === 'id') return a.id - b.id
  if (column === 'enabled') return Number(a.enabled) - Number(b.enabled)
  return compareCodePoints(accountKey(a[column]), accountKey(b[column]))
}
