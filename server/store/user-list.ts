/** The list of users that administrators read, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import type { components, operations } from '../../contract/openapi.ts'
import type { Connection } from './connection.ts'
import type { Slice } from './entry-queries.ts'
import type { StoredList } from './stored-list.ts'

export interface UserQuery {
  /** What the user name or the e-mail address contains, in any letter case; absent for all users. */
  readonly q?: string | undefined
  /** Absent, the users are sorted by id. */
  readonly sort?: UserSort | undefined
}

type User = components['schemas']['User']

type UserSort = NonNullable<NonNullable<operations['listUsers']['parameters']['query']>['sort']>

/** User names and e-mail addresses come in the order of their letters, whatever the case. */
export function userList(db: Connection, query: UserQuery): StoredList<User> {
  return {
    rowsAt: async (slice) => (await selectUsers(query, slice).execute(db)).rows,
    countUpTo: async (most) => (await countUsers(query, most).execute(db)).rows[0]?.count ?? 0,
  }
}

/** Selects a slice of the list, in its order. */
export function selectUsers({ q, sort = 'id' }: UserQuery, { offset, limit }: Slice): RawBuilder<User> {
  return sql`
    select id, username, email, enabled, role from "user"
    where ${matching(q)} order by ${orders[sort]} limit ${limit} offset ${offset}
  `
}

function countUsers({ q }: UserQuery, most: number): RawBuilder<{ count: number }> {
  return sql`select count(*) as count from (select from "user" where ${matching(q)} limit ${most}) as counted`
}

/** Each is the order of an index, read from one of its ends. No two users share a name or an address. */
const orders: Readonly<Record<UserSort, RawBuilder<unknown>>> = {
  'id': sql`id`,
  '-id': sql`id desc`,
  'username': sql`lower(username)`,
  '-username': sql`lower(username) desc`,
  'email': sql`lower(email)`,
  '-email': sql`lower(email) desc`,
  'enabled': sql`enabled, id`,
  '-enabled': sql`enabled desc, id desc`,
}

/** The text has no control character, so it is never found across the line end between name and address. */
function matching(text: string | undefined): RawBuilder<unknown> {
  if (text === undefined) return sql`true`
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`search_text like lower(${pattern}::text collate "C")`
}
