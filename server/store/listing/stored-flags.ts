/** Brings the flags in the rows of lists up to date with the registry of choices. */
import { sql } from 'kysely'
import { filterChoices, flagNames } from '../../../domain/lists/choices.ts'
import { flagBits } from '../../../domain/lists/flags.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { incrementPublicVersion } from '../public-version.ts'
import { recountDays } from './occurrences.ts'
import { listingOf, type ListingRow } from './listing-row.ts'
import { isPublic, listingRows } from './stored-listings.ts'
import { withoutIndexes } from './without-indexes.ts'

const batchSize = 1_000

const tables = ['occurrence', 'occurrence_tag']

/**
 * Writes the flags of all approved listings if a flag was added, removed or got another bit since they were written. Other processes
 * that do so wait, and so do those that change or list listings.
 */
export async function updateStoredFlags(transaction: Connection): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'; lock table listing in share row exclusive mode`.execute(transaction)
  if (await areFlagsCurrent(transaction)) return
  await withoutIndexes(transaction, tables, () => writeAllFlags(transaction))
  await recountDays(transaction)
  await transaction.deleteFrom('stored_flag').execute()
  if (flagNames.length > 0) await transaction.insertInto('stored_flag').values([...declaredFlags()]).execute()
  await incrementPublicVersion(transaction)
}

/** Whether the flags in the rows of lists are those of the registry. */
export async function areFlagsCurrent(db: Connection): Promise<boolean> {
  const stored = await db.selectFrom('stored_flag').select(['name', 'bit']).execute()
  const declared = declaredFlags()
  return stored.length === declared.length
    && declared.every((flag) => stored.some(({ name, bit }) => name === flag.name && bit === flag.bit))
}

function declaredFlags(): readonly { readonly name: string; readonly bit: number }[] {
  return flagNames.map((name) => ({ name, bit: filterChoices[name].bit }))
}

async function writeAllFlags(transaction: Connection): Promise<void> {
  let lastId: number | undefined = 0
  while (lastId !== undefined) {
    const rows: (ListingRow & { readonly type: ListingType })[] = await listingRows(transaction)
      .where(isPublic).where('listing.id', '>', lastId).orderBy('listing.id').limit(batchSize).execute()
    await writeFlags(transaction, rows.map((row) => ({ id: row.id, flags: flagBits(row.type, listingOf(row.type, row)) })))
    lastId = rows.at(-1)?.id
  }
}

async function writeFlags(transaction: Connection, listings: readonly { readonly id: number; readonly flags: number }[]): Promise<void> {
  const values = sql`
    unnest(${listings.map(({ id }) => id)}::bigint[], ${listings.map(({ flags }) => flags)}::integer[]) as listed (id, flags)
  `
  for (const table of tables) {
    await sql`
      update ${sql.table(table)} as entry set flags = listed.flags from ${values} where listing = listed.id and entry.flags <> listed.flags
    `.execute(transaction)
  }
}
