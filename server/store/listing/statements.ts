/** The statements of reasons of decisions against listings and accounts. */
import { sql, type RawBuilder } from 'kysely'
import type { ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import type { NewStatement, StatedReasons } from '../../../domain/given-reasons/statement.ts'
import type { Connection } from '../connection.ts'

/** A statement with its number and the time of the decision. */
export interface StoredStatement extends StatedReasons {
  readonly id: number
  readonly at: Date
  /** What its author said against it; null for nothing. */
  readonly objection: StoredObjection | null
}

/** An objection; its outcome is null while it is open. */
export interface StoredObjection {
  readonly at: Date
  readonly text: string
  readonly outcome: ObjectionOutcome | null
  readonly answer: string | null
}

/** About what a decision is, who made it, and when. */
export interface StatementSubject {
  readonly of: { readonly listing: number } | { readonly user: number }
  /** The id of a user; null for nobody. */
  readonly by: number | null
  readonly at: Date
}

/** Inserts the statement of a decision. */
export async function insertStatement(
  transaction: Connection, statement: NewStatement, { of, by, at }: StatementSubject,
): Promise<StoredStatement> {
  const { measure, law, facts, found } = statement
  const { id } = await transaction
    .insertInto('statement').values({ at, ...of, measure, law, facts, found, decided_by: by }).returning('id').executeTakeFirstOrThrow()
  return { ...statement, id, at, objection: null }
}

/** Null for one that is gone. */
export async function readStatement(db: Connection, id: number): Promise<StoredStatement | null> {
  const { rows: [row] } = await sql<{ statement: StatementRow | null }>`select ${statementJson(sql`${id}::bigint`)} as statement`.execute(db)
  return row?.statement ? storedStatement(row.statement) : null
}

/** A statement as JSON of the database. */
export interface StatementRow extends StatedReasons {
  readonly id: number
  readonly at: string
  readonly objection: (Omit<StoredObjection, 'at'> & { readonly at: string }) | null
}

/** Selects the statement of this number as JSON; null for none. */
export function statementJson(id: RawBuilder<unknown>): RawBuilder<StatementRow | null> {
  return sql`(
    select jsonb_build_object('id', id, 'at', at, 'measure', measure, 'law', law, 'facts', facts, 'found', found, 'objection', (
      select jsonb_build_object('at', at, 'text', text, 'outcome', outcome, 'answer', answer)
      from objection where objection.statement = statement.id
    ))
    from statement where statement.id = ${id}
  )`
}

/** Converts what `statementJson` selects. */
export function storedStatement(row: StatementRow): StoredStatement {
  return { ...row, at: new Date(row.at), objection: row.objection && { ...row.objection, at: new Date(row.objection.at) } }
}

/** Whether two statements say the same of what they are about. */
export function isSameStatement(a: StatedReasons | null, b: StatedReasons | null): boolean {
  return a?.facts === b?.facts && a?.law === b?.law
}

/** Deletes the statements of a listing to which nothing refers any more, since their decisions were undone. */
export async function deleteUndoneStatements(transaction: Connection, listing: number): Promise<void> {
  await sql`
    delete from statement where statement.listing = ${listing}
      and not exists (select from listing where listing.statement = statement.id)
      and not exists (select from listing_version where listing_version.statement = statement.id)
  `.execute(transaction)
}

/** What the last statement about a disabled user says; null for one who was disabled before there were statements, and for a sign-up. */
export async function readDisablingReason(db: Connection, user: number | null): Promise<string | null> {
  const told = await db.selectFrom('statement').select('facts').where('user', '=', user).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return told?.facts ?? null
}
