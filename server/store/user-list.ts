/** The list of users that administrators read, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import type { components, operations } from '../../contract/openapi.ts'
import { countedTotal } from '../../domain/paging.ts'
import { readInBatches } from './batches.ts'
import type { Connection } from './connection.ts'
import { whole, type Slice } from './entry-queries.ts'
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
export function userList(db: Connection, { q, sort = 'id' }: UserQuery): StoredList<User> {
  let asked: Promise<Matches> | undefined
  const matches = () => (asked ??= matchesOf(db, q))
  return {
    rowsAt: async (slice) => (await selectUsers((await matches()).condition, sort, slice).execute(db)).rows,
    async *batches() {
      yield* readInBatches(db, selectUsers((await matches()).condition, sort, whole))
    },
    countUpTo: async (most) => (await matches()).count ?? countUsers(db, most),
  }
}

/** Selects a slice of the users that meet the condition. */
export function selectUsers(condition: RawBuilder<unknown>, sort: UserSort, { offset, limit }: Slice): RawBuilder<User> {
  return sql`
    select id, username, email, enabled, role from "user"
    where ${condition} order by ${orders[sort]} limit ${limit} offset ${offset}
  `
}

interface Matches {
  readonly condition: RawBuilder<unknown>
  /** Not beyond what a list tells; null where nothing had to be looked for. */
  readonly count: number | null
}

/**
 * A text is looked for in all users, but once: the few who have it are known by their ids from then on. Where there are more of
 * them than are counted, a page is soon full in any order.
 */
async function matchesOf(db: Connection, q: string | undefined): Promise<Matches> {
  if (q === undefined) return { condition: sql`true`, count: null }
  const { rows } = await sql<{ id: number }>`select id from "user" where ${contains(q)} limit ${countedTotal + 1}`.execute(db)
  const condition = rows.length > countedTotal ? contains(q) : sql`id = any(${rows.map(({ id }) => id)}::bigint[])`
  return { condition, count: rows.length }
}

async function countUsers(db: Connection, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from "user" limit ${most}) as counted
  `.execute(db)
  return rows[0]?.count ?? 0
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
function contains(text: string): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`search_text like lower(${pattern}::text collate "C")`
}
