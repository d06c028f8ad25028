/** Asks authors whether listings that were checked long ago are still right. */
import { sql, type RawBuilder } from 'kysely'
import { askedLongAgo, checkedLongAgo } from '../../../domain/listing/check.ts'
import { digestSlot } from '../../../domain/moderation/digest.ts'
import type { Connection } from '../connection.ts'
import { queueMail } from '../outbox.ts'
import { isCheckable, lastCheck } from './checks.ts'

/** The key of the advisory lock, unique in this database. */
const checksLock = 1_397_640_559

/** So many authors are asked at once, and in an hour. What is due later waits, the longest unchecked first. */
const [mostAtOnce, mostInHour] = [10, 60]

/** A mail asks about so many listings. */
const mostInMail = 50

/** So many due listings are looked at for their authors. */
const mostRead = 500

const dayMs = 86_400_000

/** What is due so much later is asked with what is due, in one mail. */
const soonMs = 7 * dayMs

/** An author who was asked within this time is not asked about other listings. */
const restMs = 20 * 3_600_000

/**
 * Asks about the listings that are due, and returns the number of mails. All of it is one transaction: what a server that is killed has
 * asked is asked by another one. Of several servers one asks, and listings on which somebody decides are left for the next time. Nobody is
 * asked at night.
 */
export function queueDueChecks(db: Connection, now: Date): Promise<number> {
  const hour = digestSlot('hourly', now)
  if (hour === null) return Promise.resolve(0)
  return db.transaction().execute(async (transaction) => {
    if (!(await isOnlyOne(transaction))) return 0
    const left = mostInHour - (await askedSince(transaction, hour))
    let queued = 0
    for (const author of await dueAuthors(transaction, Math.min(left, mostAtOnce), now)) queued += await ask(transaction, author, now)
    return queued
  })
}

async function isOnlyOne(transaction: Connection): Promise<boolean> {
  const { rows: [row] } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${checksLock}) as locked`.execute(transaction)
  return row?.locked ?? false
}

/** How many authors were asked. */
async function askedSince(transaction: Connection, since: Date): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(distinct author)::integer as count from listing where ${wasAskedSince(since)}
  `.execute(transaction)
  return row?.count ?? 0
}

/** Each number of questions is a range of the index. */
function wasAskedSince(since: Date): RawBuilder<unknown> {
  return sql`${isCheckable} and unanswered > 0 and unanswered in (1, 2) and asked_at >= ${since}`
}

/** Null: listings without an author, of which nobody is asked. */
type Author = number | null

/** The authors of due listings, the longest due first. */
async function dueAuthors(transaction: Connection, most: number, now: Date): Promise<Author[]> {
  if (most <= 0) return []
  const rested = sql`not exists (select from rested where rested.author = listing.author)`
  const { rows } = await sql<{ author: Author }>`
    with rested as materialized (select distinct author from listing where ${wasAskedSince(new Date(now.getTime() - restMs))})
    select author from (
      (
        select author, ${lastCheck} + interval '365 days' as at from listing where ${isFirst(checkedLongAgo(now))} and ${rested}
        order by ${lastCheck} limit ${mostRead}
      ) union all (
        select author, asked_at + interval '30 days' from listing where ${isAgain(now)} and ${rested} order by asked_at limit ${mostRead}
      )
    ) as due group by author order by min(at) limit ${most}
  `.execute(transaction)
  return rows.map(({ author }) => author)
}

function isFirst(checkedBefore: Date): RawBuilder<unknown> {
  return sql`${isCheckable} and unanswered = 0 and ${lastCheck} <= ${checkedBefore}`
}

function isAgain(now: Date): RawBuilder<unknown> {
  return sql`${isCheckable} and unanswered > 0 and unanswered = 1 and asked_at <= ${askedLongAgo(now)}`
}

/** One mail for all; none if there is nobody to ask, whose listings count as asked. */
async function ask(transaction: Connection, author: Author, now: Date): Promise<0 | 1> {
  const listings = await lockDue(transaction, author, now)
  if (listings.length === 0) return 0
  await transaction
    .updateTable('listing').set({ unanswered: sql`unanswered + 1`, asked_at: now })
    .where('id', '=', sql<number>`any(${listings}::bigint[])`)
    .execute()
  if (author === null) return 0
  await queueMail(transaction, { kind: 'check', user: author, listings }, now)
  return 1
}

/** The ids of the listings that nobody else has locked. */
async function lockDue(transaction: Connection, author: Author, now: Date): Promise<number[]> {
  const ofAuthor = author === null ? sql`author is null` : sql`author = ${author}`
  const soon = isFirst(checkedLongAgo(new Date(now.getTime() + soonMs)))
  const { rows } = await sql<{ id: number }>`
    select id from listing where id in (
      (select id from listing where ${ofAuthor} and ${isAgain(now)} order by asked_at, id limit ${mostInMail})
      union all (select id from listing where ${ofAuthor} and ${soon} order by ${lastCheck}, id limit ${mostInMail})
      limit ${mostInMail}
    ) and ${isCheckable} and unanswered < 2
    order by id for update skip locked
  `.execute(transaction)
  return rows.map(({ id }) => id)
}
