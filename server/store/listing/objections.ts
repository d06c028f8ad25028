/** Objections to decisions: one to each statement of reasons, as long as its decision holds. */
import { sql, type RawBuilder } from 'kysely'
import { moderatorRole, rolesWith, type Role } from '../../../domain/account/roles.ts'
import type { ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import { measures, type Measure } from '../../../domain/given-reasons/statement.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { tokenHash } from '../account/account-tokens.ts'
import type { Connection } from '../connection.ts'
import { statementJson, storedStatement, type StoredObjection, type StoredStatement } from './statements.ts'
import { storedListing, storedRows, type StoredListing } from './stored-listings.ts'

/** A decision that holds, to which its author can object. */
export interface StatedDecision {
  /** The number of its statement. */
  readonly id: number
  readonly measure: Measure
  /** Null for the disabling of an account. */
  readonly listing: { readonly id: number; readonly type: ListingType; readonly title: string } | null
  /** The id of the author of the listing, or of the disabled user; null for one who is gone. */
  readonly author: number | null
}

/**
 * Whether the decision of a statement holds: the account is disabled by it, the listing is removed by it, or it is that of the last text of
 * the listing that was neither replaced nor withdrawn.
 */
const holds = sql<boolean>`case measure
  when 'disabled' then exists (select from "user" where id = statement."user" and not enabled)
    and not exists (select from statement as later where later."user" = statement."user" and later.id > statement.id)
  when 'removed' then exists (select from listing where listing.statement = statement.id)
  else exists (select from listing where id = statement.listing and removed_at is null) and statement.id = (
    select version.statement from listing_version as version
    where version.listing = statement.listing and version.state not in ('replaced', 'withdrawn') order by version.id desc limit 1
  )
end`

/** The decision of this statement; null if it does not hold any more. */
export async function readStatedDecision(db: Connection, id: number): Promise<StatedDecision | null> {
  const row = await statedDecisions(db).where('statement.id', '=', id).executeTakeFirst()
  return row ? statedDecision(row) : null
}

/** The decisions that hold. */
function statedDecisions(db: Connection) {
  return db
    .selectFrom('statement')
    .leftJoin('listing', 'listing.id', 'statement.listing')
    .select(['statement.id', 'measure', 'listing.id as listing', 'type', 'title', author.as('author')])
    .where(holds)
}

/** Who can object. */
const author = sql<number | null>`coalesce(statement."user", listing.author)`

interface DecisionRow extends Pick<StatedDecision, 'id' | 'measure' | 'author'> {
  readonly listing: number | null
  readonly type: ListingType | null
  readonly title: string | null
}

function statedDecision({ id, measure, author: of, listing, type, title }: DecisionRow): StatedDecision {
  return { id, measure, author: of, listing: listing && type && title !== null ? { id: listing, type, title } : null }
}

/** The statement of the disabling to which the link of a mail objects; null for an unknown or expired one, and if the user is enabled. */
export async function findDisabling(
  db: Connection, token: string, now: Date,
): Promise<{ readonly statement: number; readonly user: number } | null> {
  const found = await db
    .selectFrom('account_token')
    .innerJoin('statement', 'statement.user', 'account_token.user')
    .select(['statement.id as statement', 'account_token.user'])
    .where('token_hash', '=', tokenHash(token)).where('kind', '=', 'objection').where('expires_at', '>', now).where(holds)
    .executeTakeFirst()
  return found?.user ? { statement: found.statement, user: found.user } : null
}

/** An objection to insert. */
export interface NewObjection extends Pick<StoredObjection, 'at' | 'text'> {
  readonly statement: number
}

/** `same`: this text was sent before; `other`: another one was. */
export async function insertObjection(transaction: Connection, objection: NewObjection): Promise<'new' | 'same' | 'other'> {
  const inserted = await transaction
    .insertInto('objection').values(objection).onConflict((conflict) => conflict.doNothing()).returning('statement').executeTakeFirst()
  if (inserted) return 'new'
  const before = await transaction.selectFrom('objection').select('text').where('statement', '=', objection.statement).executeTakeFirst()
  return before?.text === objection.text ? 'same' : 'other'
}

/** Who reads objections, and answers them. */
export interface Answerer {
  readonly id: number
  readonly role: Role
}

/** An objection that waits for an answer. */
export interface StoredOpenObjection {
  readonly statement: StoredStatement
  /** As it is now; null for the disabling of an account. */
  readonly listing: StoredListing | null
  /** The username of its author; null for one who is gone. */
  readonly username: string | null
  /** Whether the reader is a party to it, and somebody else can answer. */
  readonly isForOthers: boolean
}

/** The open objections that this moderator may answer, or could if nobody else were there, the oldest first, and `most` at most. */
export async function readOpenObjections(db: Connection, reader: Answerer, most: number): Promise<StoredOpenObjection[]> {
  const rows = await statedDecisions(db)
    .innerJoin('objection', 'objection.statement', 'statement.id')
    .leftJoin('user', (join) => join.on(sql<boolean>`"user".id = ${author}`))
    .select(['username', statementJson(sql`objection.statement`).as('statement'), isForOthers(reader).as('isForOthers')])
    .where('outcome', 'is', null).where('measure', 'in', measuresOf(reader.role))
    .orderBy('objection.at').orderBy('objection.statement').limit(most)
    .execute()
  const listings = await readListings(db, rows.flatMap(({ listing }) => listing ?? []))
  return rows.flatMap(({ statement, listing, username, isForOthers: forOthers }) => {
    const objected = listing === null ? null : listings.get(listing)
    return statement && objected !== undefined
      ? [{ statement: storedStatement(statement), listing: objected, username, isForOthers: forOthers }] : []
  })
}

async function readListings(db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, StoredListing>> {
  const rows = await storedRows(db).where(sql<boolean>`listing.id = any(${ids}::bigint[])`).execute()
  return new Map(rows.map((row) => [row.id, storedListing(row.type, row)]))
}

/** How many objections are open that came from `since` until before `until`; `since` is null for all. */
export async function objectedSince(
  db: Connection, { role, since, until }: { readonly role: Role; readonly since: Date | null; readonly until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('objection').innerJoin('statement', 'statement.id', 'objection.statement')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('outcome', 'is', null).where(holds).where('measure', 'in', measuresOf(role))
    .where(since ? sql<boolean>`objection.at >= ${since}` : sql<boolean>`true`).where('objection.at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}

/** An open objection that is locked until the transaction ends. */
export interface LockedObjection {
  readonly decision: StatedDecision
  readonly isForOthers: boolean
}

/** Null if it is answered, or its decision does not hold any more. */
export async function lockObjection(transaction: Connection, statement: number, answerer: Answerer): Promise<LockedObjection | null> {
  const row = await statedDecisions(transaction)
    .innerJoin('objection', 'objection.statement', 'statement.id')
    .select(isForOthers(answerer).as('isForOthers'))
    .where('objection.statement', '=', statement).where('outcome', 'is', null)
    .forUpdate('objection')
    .executeTakeFirst()
  return row ? { decision: statedDecision(row), isForOthers: row.isForOthers } : null
}

/** Whether the user made the decision or objects to it, and another enabled user who can answer did neither. */
function isForOthers({ id }: Answerer): RawBuilder<boolean> {
  const parties = sql`array[decided_by, ${author}]`
  const [moderators, admins] = (['rejected', 'disabled'] as const).map((measure) => sql`${rolesWith(roleFor(measure))}::text[]`)
  return sql<boolean>`(coalesce(${id} = any(${parties}), false) and exists (
    select from "user" as other where other.enabled and not coalesce(other.id = any(${parties}), false)
      and other.role = any(case measure when 'disabled' then ${admins} else ${moderators} end)
  ))`
}

/** The role of those who decide on this, and on objections to it: accounts are disabled by administrators only. */
export function roleFor(measure: Measure): Role {
  return measure === 'disabled' ? 'ROLE_ADMIN' : moderatorRole
}

function measuresOf(role: Role): Measure[] {
  return measures.filter((measure) => rolesWith(roleFor(measure)).includes(role))
}

/** The answer to an objection. */
export interface NewAnswer {
  readonly statement: number
  readonly outcome: ObjectionOutcome
  readonly answer: string | null
  /** The id of who answers. */
  readonly by: number
  readonly at: Date
}

/** Answers a locked objection. */
export async function answerObjection(transaction: Connection, { statement, outcome, answer, by, at }: NewAnswer): Promise<void> {
  await transaction
    .updateTable('objection').set({ outcome, answer, answered_at: at, answered_by: by }).where('statement', '=', statement).execute()
}

/** Opens the objections again that were answered with the reversal of a decision which now holds again, since that was undone. */
export async function reopenObjections(transaction: Connection, listing: number): Promise<void> {
  await sql`
    update objection set outcome = null, answer = null, answered_at = null, answered_by = null
    from statement where statement.id = objection.statement and statement.listing = ${listing} and outcome = 'reversed' and ${holds}
  `.execute(transaction)
}

/** What mails say of an objection. `page` is the path of the page of its listing; null if that is not public. */
export interface MailedObjection extends StoredObjection {
  readonly measure: Measure
  readonly title: string | null
  readonly page: string | null
}

/** Null if it is gone. */
export async function readMailedObjection(db: Connection, statement: number): Promise<MailedObjection | null> {
  const row = await db
    .selectFrom('objection')
    .innerJoin('statement', 'statement.id', 'objection.statement')
    .leftJoin('listing', 'listing.id', 'statement.listing')
    .select(['objection.at', 'text', 'outcome', 'answer', 'measure', 'title', 'type', 'state', 'listing.id as listing'])
    .where('objection.statement', '=', statement)
    .executeTakeFirst()
  if (!row) return null
  const { type, state, listing, ...objection } = row
  return { ...objection, page: listing && type && state === 'approved' ? shortPagePath(type, listing) : null }
}
