/** Statements of reasons that tests store beside the calls of moderators. */
import type { NewStatement } from '../../../domain/given-reasons/statement.ts'
import type { Connection } from '../../../server/store/connection.ts'
import { insertStatement, type StoredStatement } from '../../../server/store/listing/statements.ts'

/** A statement of a rejection by nobody who is known. */
export function storeStatement(
  transaction: Connection, listing: number, { at, ...stated }: Partial<NewStatement> & { readonly at: Date },
): Promise<StoredStatement> {
  const statement: NewStatement = { measure: 'rejected', law: null, facts: 'It is advertising.', found: 'own', ...stated }
  return insertStatement(transaction, statement, { of: { listing }, by: null, at })
}

/** The facts of the rejected versions, in the order of their decisions. */
export async function rejectionFacts(db: Connection): Promise<(string | null)[]> {
  const found = await db
    .selectFrom('listing_version').innerJoin('statement', 'statement.id', 'listing_version.statement').select('facts')
    .where('state', '=', 'rejected').orderBy('listing_version.id').execute()
  return found.map(({ facts }) => facts)
}

/** Removes a pending listing; the number of the statement. */
export async function removePending(db: Connection, listing: number, at: Date): Promise<number> {
  const { id: statement } = await storeStatement(db, listing, { at, measure: 'removed' })
  await db.updateTable('listing')
    .set({ state: 'removed', removed_at: at, removed_by: 'administrator', removed_state: 'pending', statement })
    .where('id', '=', listing).execute()
  return statement
}

/** The number of the statement to a disabled user. */
export async function stateDisabling(db: Connection, user: number, at: Date): Promise<number> {
  const statement: NewStatement = { measure: 'disabled', law: null, facts: 'It is advertising.', found: 'own' }
  return (await insertStatement(db, statement, { of: { user }, by: null, at })).id
}
