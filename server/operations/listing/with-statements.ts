/** Stores the statements of what becomes of a listing, so that it can be written with them. */
import type { NewStatement } from '../../../domain/given-reasons/statement.ts'
import type { NextVersion, StoredChange } from '../../store/listing/listing-versions.ts'
import type { Removed } from '../../store/listing/listings.ts'
import { insertStatement, type StatementSubject, type StoredStatement } from '../../store/listing/statements.ts'
import type { Connection } from '../../store/connection.ts'

/** What becomes of a listing. */
export type Next = NextVersion | Removed

/** The same before its statements are stored. */
export type NewNext = NextVersion<Insertable> | Removed<NewStatement>

type Insertable = StoredStatement | NewStatement

/** The same with stored statements. One that is stored already, such as that of a rejected listing that is edited, stays. */
export async function withStatements(transaction: Connection, next: NewNext, subject: StatementSubject): Promise<Next> {
  const stored = (statement: Insertable) => ('id' in statement ? statement : insertStatement(transaction, statement, subject))
  if (next.state === 'removed') return next.statement ? { ...next, statement: await stored(next.statement) } : next
  const change = next.change && await withStatement(next.change, stored)
  return next.state === 'rejected' ? { ...next, statement: await stored(next.statement), change } : { ...next, change }
}

async function withStatement(
  change: StoredChange<Insertable>, stored: (statement: Insertable) => StoredStatement | Promise<StoredStatement>,
): Promise<StoredChange> {
  return change.state === 'rejected' ? { ...change, statement: await stored(change.statement) } : change
}
