/** Locks a listing whose decision is undone, and what it would depend on again. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'
import { lockListing } from './stored-listings.ts'

/** What a listing was before a decision, as far as it depends on others. */
interface Dependence {
  /** The id of the listing into which it was merged; null for none. */
  readonly mergedInto: number | null
  readonly isWithAccount: boolean
}

/**
 * Locks the listing until the transaction ends, and returns whether what it was before is still possible. It is not if it would lead to a
 * listing that leads to it by now, or be removed with an account that is enabled again.
 */
export async function lockForUndo(transaction: Connection, decision: number, listing: number): Promise<boolean> {
  const { mergedInto, isWithAccount } = await readDependence(transaction, decision, listing)
  if (isWithAccount) await lockAuthor(transaction, listing)
  const ids = mergedInto === null ? [listing] : [listing, mergedInto].toSorted((a, b) => a - b)
  for (const id of ids) await lockListing(transaction, id)
  if (isWithAccount && (await isAuthorEnabled(transaction, listing))) return false
  return mergedInto === null || !(await leadsTo(transaction, mergedInto, listing))
}

async function readDependence(transaction: Connection, decision: number, listing: number): Promise<Dependence> {
  const { rows: [found] } = await sql<Dependence>`
    select (before #>> '{listing,merged_into}')::bigint as "mergedInto",
      coalesce((before #>> '{listing,removed_with_account}')::boolean, false) as "isWithAccount"
    from decided_listing where decision = ${decision} and listing = ${listing}
  `.execute(transaction)
  return found ?? { mergedInto: null, isWithAccount: false }
}

/** Users are locked before listings, as when one is enabled with what is listed. */
async function lockAuthor(transaction: Connection, listing: number): Promise<void> {
  await sql`select from "user" where id = (select author from listing where id = ${listing}) for share`.execute(transaction)
}

async function isAuthorEnabled(transaction: Connection, listing: number): Promise<boolean> {
  const author = await transaction
    .selectFrom('listing').innerJoin('user', 'user.id', 'listing.author').select('enabled').where('listing.id', '=', listing)
    .executeTakeFirst()
  return author?.enabled ?? false
}

/** Whether a listing was merged into another one, at any place of the chain. */
async function leadsTo(transaction: Connection, from: number, to: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive merged (id) as (
      select ${from}::bigint union select listing.merged_into from merged join listing on listing.id = merged.id
    )
    select from merged where id = ${to}
  `.execute(transaction)
  return rows.length > 0
}
