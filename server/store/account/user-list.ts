/** The list of users for administrators. */
import { sql, type RawBuilder } from 'kysely'
import type { components, operations } from '../../../contract/openapi.ts'
import { maxCountedTotal } from '../../../domain/lists/paging.ts'
import { readInBatches } from '../batches.ts'
import type { Connection } from '../connection.ts'
import { allRows, type Slice } from '../lists/entry-queries.ts'
import { wholeCount, type StoredList } from '../lists/stored-list.ts'

/** The parameters of `userList`. */
export interface UserQuery {
  /** A substring of the user name or e-mail address, case-insensitive; absent: all users. */
  readonly q?: string | undefined
  /** Absent: by id. */
  readonly sort?: UserSort | undefined
}

type User = components['schemas']['User']

type UserSort = NonNullable<NonNullable<operations['listUsers']['parameters']['query']>['sort']>

/** The matching users; names and e-mail addresses are sorted case-insensitively. */
export function userList(db: Connection, { q, sort = 'id' }: UserQuery): StoredList<User> {
  let found: Promise<Matches> | undefined
  const matches = () => (found ??= matchesOf(db, q))
  return {
    rowsAt: async (slice) => (await selectUsers((await matches()).condition, sort, slice).execute(db)).rows,
    async *batches() {
      yield* readInBatches(db, selectUsers((await matches()).condition, sort, allRows))
    },
    countUpTo: async (most) => wholeCount((await matches()).count ?? (await countUsers(db, most))),
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
  /** Capped; null if there was no search. */
  readonly count: number | null
}

/**
 * Searches all users once, then selects the matches by id. With more matches than are counted, it searches by text again, since
 * a page then fills quickly in any order.
 */
async function matchesOf(db: Connection, q: string | undefined): Promise<Matches> {
  if (q === undefined) return { condition: sql`true`, count: null }
  const { rows } = await sql<{ id: number }>`select id from "user" where ${contains(q)} limit ${maxCountedTotal + 1}`.execute(db)
  const condition = rows.length > maxCountedTotal ? contains(q) : sql`id = any(${rows.map(({ id }) => id)}::bigint[])`
  return { condition, count: rows.length }
}

async function countUsers(db: Connection, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from "user" limit ${most}) as counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Each order has an index. Names and addresses are unique, so they need no second key. */
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

/** The text contains no control character, so it never matches across the line feed between name and address. */
function contains(text: string): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`search_text like lower(${pattern}::text collate "C")`
}
