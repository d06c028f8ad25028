/** Decisions against listings and accounts, with their statements, as moderators make them. */
import { insertStatement } from '../../../server/store/listing/statements.ts'
import type { Connection } from '../../../server/store/connection.ts'

const reasons = { law: null, facts: 'It has closed.', found: 'own' } as const

/** Removes a pending listing; the number of the statement. */
export async function removePending(db: Connection, listing: number, at: Date): Promise<number> {
  const { id: statement } = await insertStatement(db, { ...reasons, measure: 'removed' }, { of: { listing }, by: null, at })
  await db.updateTable('listing')
    .set({ state: 'removed', removed_at: at, removed_by: 'administrator', removed_state: 'pending', statement })
    .where('id', '=', listing).execute()
  return statement
}

/** The number of the statement of a rejected change of a listing. */
export async function stateRejectedChange(db: Connection, listing: number, at: Date): Promise<number> {
  return (await insertStatement(db, { ...reasons, measure: 'change-rejected' }, { of: { listing }, by: null, at })).id
}

/** The number of the statement to a disabled user. */
export async function stateDisabling(db: Connection, user: number, at: Date): Promise<number> {
  return (await insertStatement(db, { ...reasons, measure: 'disabled' }, { of: { user }, by: null, at })).id
}
