/** Writes what moderators search beside the documents of public listings. */
import { sql } from 'kysely'
import type { ListingFields, ListingType } from '../../../domain/listing/listing.ts'
import { termsOf } from '../../../domain/search/search-terms.ts'
import type { Connection } from '../connection.ts'
import { termVector } from '../search/search-terms.ts'

/**
 * The text of a listing that is not approved, of the change that waits beside an approved one, or of an event that no moderator has
 * seen since its author moved it.
 */
export interface ModeratedText {
  readonly listing: number
  readonly type: ListingType
  readonly fields: ListingFields
}

/** Inserts the documents of these texts. */
export async function insertModerationDocuments(transaction: Connection, texts: readonly ModeratedText[]): Promise<void> {
  if (texts.length === 0) return
  await sql`
    insert into moderation_document (listing, terms)
    select listing, terms::tsvector
    from unnest(
      ${texts.map(({ listing }) => listing)}::bigint[],
      ${texts.map(({ type, fields }) => termVector(termsOf(type, fields)))}::text[]
    ) as document (listing, terms)
  `.execute(transaction)
}

/** Replaces the documents of these listings. */
export async function replaceModerationDocuments(
  transaction: Connection, listings: readonly number[], texts: readonly ModeratedText[],
): Promise<void> {
  await sql`delete from moderation_document where listing = any(${listings}::bigint[])`.execute(transaction)
  await insertModerationDocuments(transaction, texts)
}
