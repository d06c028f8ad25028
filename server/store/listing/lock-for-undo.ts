/** Locks a listing whose decision is undone, and what it would depend on again. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'
import { lockListing } from './stored-listings.ts'

/** The key of the advisory lock, unique in this database. */
const mergesLock = 1_397_640_558

/** What a listing was before a decision, as far as it depends on others. */
interface Dependence {
  /** The id of the listing into which it was merged; null for none. */
  readonly mergedInto: number | null
  readonly isWithAccount: boolean
  /** Whether it was taken from its place by the decision, and its author could log in then. */
  readonly isOfEnabled: boolean
}

/** The listing of a decision, and who undoes it. */
export interface Undone {
  readonly decision: number
  readonly listing: number
  /** The id of a user. */
  readonly caller: number
}

/**
 * Locks the users on whom an undo depends until the transaction ends: the caller and the author. Call it before other locks: users are
 * locked before listings everywhere, administrators before members, as by `lockAdmins`, and then in the order of their ids.
 */
export async function lockUsersForUndo(transaction: Connection, { listing, caller }: Omit<Undone, 'decision'>): Promise<void> {
  await sql`
    select from "user" where id = ${caller} or id = (select author from listing where id = ${listing})
    order by role <> 'ROLE_ADMIN' or not enabled, id for share
  `.execute(transaction)
}

/**
 * Locks the listing until the transaction ends, and returns whether what it was before is still possible. It is not if it would lead to a
 * listing that leads to it by now, be removed with an account that is enabled again, or be back with one that was disabled since.
 */
export async function lockForUndo(transaction: Connection, { decision, listing }: Omit<Undone, 'caller'>): Promise<boolean> {
  const { mergedInto, isWithAccount, isOfEnabled } = await readDependence(transaction, decision, listing)
  await lockListings(transaction, listing, mergedInto)
  const isEnabled = await isAuthorEnabled(transaction, listing)
  if (isWithAccount ? isEnabled : isOfEnabled && !isEnabled) return false
  return mergedInto === null || !(await leadsTo(transaction, mergedInto, listing))
}

/**
 * Undos of restored duplicates wait for each other: each could make a listing lead to one that the other makes lead to it, over listings
 * that neither locks.
 */
async function lockListings(transaction: Connection, listing: number, mergedInto: number | null): Promise<void> {
  if (mergedInto === null) return lockListing(transaction, listing)
  await sql`select pg_advisory_xact_lock(${mergesLock})`.execute(transaction)
  for (const id of [listing, mergedInto].toSorted((a, b) => a - b)) await lockListing(transaction, id)
}

async function readDependence(transaction: Connection, decision: number, listing: number): Promise<Dependence> {
  const { rows: [found] } = await sql<Dependence>`
    select (before #>> '{listing,merged_into}')::bigint as "mergedInto",
      coalesce((before #>> '{listing,removed_with_account}')::boolean, false) as "isWithAccount",
      before #>> '{listing,state}' in ('pending', 'approved') and coalesce((before ->> 'isAuthorEnabled')::boolean, true)
        and (select listing.state in ('removed', 'rejected') from listing where listing.id = ${listing}) as "isOfEnabled"
    from decided_listing where decision = ${decision} and listing = ${listing}
  `.execute(transaction)
  return found ?? { mergedInto: null, isWithAccount: false, isOfEnabled: false }
}

/** True for a listing without an author. */
async function isAuthorEnabled(transaction: Connection, listing: number): Promise<boolean> {
  const author = await transaction
    .selectFrom('listing').innerJoin('user', 'user.id', 'listing.author').select('enabled').where('listing.id', '=', listing)
    .executeTakeFirst()
  return author?.enabled ?? true
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
