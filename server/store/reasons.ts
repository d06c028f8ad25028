/** The stored reasons for decisions. */
import { sql } from 'kysely'
import type { Language } from '../../domain/languages.ts'
import type { Reason, ReasonTexts } from '../../domain/given-reasons/reasons.ts'
import type { Connection } from './connection.ts'

const columns = ['id', 'is_general as isGeneral', 'en', 'el'] as const

/** By their ids. */
export function readReasons(db: Connection): Promise<Reason[]> {
  return db.selectFrom('reason').select(columns).orderBy('id').execute()
}

/** Waits for those who write at the same time, so that what they count holds. */
export async function lockReasons(transaction: Connection): Promise<void> {
  await sql`lock table reason in share row exclusive mode`.execute(transaction)
}

/** Inserts a reason and returns it. */
export function insertReason(db: Connection, { en, el }: ReasonTexts): Promise<Reason> {
  return db.insertInto('reason').values({ en, el }).returning(columns).executeTakeFirstOrThrow()
}

/** Returns the reason after the change; null if there is none with this id. */
export async function writeReason(db: Connection, id: number, { en, el }: ReasonTexts): Promise<Reason | null> {
  return (await db.updateTable('reason').set({ en, el }).where('id', '=', id).returning(columns).executeTakeFirst()) ?? null
}

/** Returns the reason before it was deleted; null if there is none with this id. */
export async function deleteReason(db: Connection, id: number): Promise<Reason | null> {
  return (await db.deleteFrom('reason').where('id', '=', id).returning(columns).executeTakeFirst()) ?? null
}

/** The language in which an author reads reasons; null for a user who is gone. */
export async function readLanguageOf(db: Connection, user: number): Promise<Language | null> {
  return (await db.selectFrom('user').select('language').where('id', '=', user).executeTakeFirst())?.language ?? null
}

/** The languages in which the authors of listings read reasons, by the ids of the listings, but for those whose author is gone. */
export async function readLanguagesOfAuthors(db: Connection, listings: readonly number[]): Promise<ReadonlyMap<number, Language>> {
  const rows = await db
    .selectFrom('listing').innerJoin('user', 'user.id', 'listing.author')
    .select(['listing.id', 'user.language'])
    .where('listing.id', 'in', [...listings])
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language]))
}
