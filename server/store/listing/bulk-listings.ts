/** Inserts many listings at once. */
import { sql } from 'kysely'
import { sortKey } from '../../../domain/sort-key.ts'
import type { FieldContent } from '../../../domain/listing/field-registry.ts'
import { contentOf } from '../../../domain/listing/listing-fields.ts'
import { shownVersion, type PresentState } from '../../../domain/listing/lifecycle.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { termsOf } from '../../../domain/search/search-terms.ts'
import { columnOf } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { mapInBatches } from '../map-in-batches.ts'
import { columnsOf, type ColumnField } from './listing-row.ts'
import { insertOccurrences, withDaysCountedAtEnd } from './occurrences.ts'
import { versionFields } from './listing-versions.ts'
import { withoutForeignKeys, withoutIndexes } from './without-indexes.ts'
import { insertModerationDocuments } from './moderation-documents.ts'
import { withTermsCountedAtEnd, type InsertPart } from '../search/search-documents.ts'

/** A listing without an author. City and link have their stored form; only events have dates, times and cost. */
export type BulkListing = Omit<Listing, 'id' | 'approved'> & { readonly type: ListingType; readonly state: PresentState }

/** Whether there is a listing in any state. */
export async function hasListings(db: Connection): Promise<boolean> {
  return (await db.selectFrom('listing').select('id').limit(1).execute()).length > 0
}

/** Takes consecutive ids, and returns the first. */
export async function reserveIds(transaction: Connection, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    select first, setval(sequence, first + ${count}::bigint - 1)
    from (select sequence, nextval(sequence) as first from pg_get_serial_sequence('listing', 'id') as sequence) as next
  `.execute(transaction)
  return rows[0]?.first ?? 1
}

/**
 * Inserts listings with consecutive ids, their tags, occurrences and what the search reads of them. Each was created one second after the
 * one before; the last at `until`.
 */
export type InsertListings = (listings: readonly BulkListing[], firstId: number, until: Date) => Promise<void>

/** The tables whose indexes are ordered by content, so that inserting many rows in the order of their ids is slow. */
const indexed = ['listing', 'listing_version', 'occurrence', 'occurrence_tag', 'search_document', 'moderation_document']

/**
 * Runs the work, which inserts listings in parts, while indexes and counts wait for its end. Other connections wait until the transaction
 * ends.
 */
export async function insertManyListings(transaction: Connection, work: (insertListings: InsertListings) => Promise<void>): Promise<void> {
  const insertParts = (insertSearchDocuments: InsertPart) =>
    work(async (listings, firstId, until) => {
      const approved = listings.flatMap((listing, index) => (listing.state === 'approved' ? [{ ...listing, id: firstId + index }] : []))
      const hidden = listings.flatMap((fields, index) =>
        fields.state === 'approved' ? [] : [{ listing: firstId + index, type: fields.type, fields }])
      const insertListed = async () => {
        await insertRows(transaction, listings, firstId, until)
        await insertOccurrences(transaction, approved)
        await insertModerationDocuments(transaction, hidden)
      }
      // The terms are made while PostgreSQL inserts.
      const [terms] = await Promise.all([mapInBatches(approved, (listing) => termsOf(listing.type, listing)), insertListed()])
      await insertSearchDocuments(approved, terms)
    })
  const inserting = () =>
    withDaysCountedAtEnd(transaction, () =>
      withTermsCountedAtEnd(transaction, (insertSearchDocuments) => readingByKeys(transaction, () => insertParts(insertSearchDocuments))))
  await withoutForeignKeys(transaction, [...indexed, 'listing_tag'], () => withoutIndexes(transaction, indexed, inserting))
}

/**
 * Runs the work while rows are joined by their primary keys only. Without it, the planner, which has no statistics of rows of the same
 * transaction, reads all listings for each part.
 */
async function readingByKeys(transaction: Connection, work: () => Promise<void>): Promise<void> {
  const others = ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan']
  for (const setting of others) await sql`set local ${sql.raw(setting)} to off`.execute(transaction)
  await work()
  for (const setting of others) await sql`set local ${sql.raw(setting)} to default`.execute(transaction)
}

async function insertRows(
  transaction: Connection,
  listings: readonly BulkListing[],
  firstId: number,
  until: Date,
): Promise<void> {
  const rows = listings.map((listing, index) => {
    const created_at = new Date(until.getTime() - 1_000 * (listings.length - index))
    return {
      ...columnsOf(listing),
      id: firstId + index,
      type: listing.type,
      state: listing.state,
      approved_at: listing.state === 'approved' ? created_at : null,
      sort_key: sortKey(listing),
      created_at,
    }
  })
  const columns = Object.keys(typeOfColumn) as (keyof (typeof rows)[number])[]
  const values = columns.map((column) => sql`${rows.map((row) => row[column])}::${sql.raw(typeOfColumn[column] ?? '')}[]`)
  await sql`
    insert into listing (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
    select * from unnest(${sql.join(values)})
  `.execute(transaction)
  const tags = listings.flatMap((listing, index) => listing.tags.map(({ name }) => ({ id: firstId + index, name })))
  await sql`
    insert into listing_tag (listing, tag) select * from unnest(${tags.map(({ id }) => id)}::bigint[], ${tags.map(({ name }) => name)}::text[])
  `.execute(transaction)
  const rejected = rows.filter(({ state }) => state === 'rejected')
  await sql`
    with told as (
      insert into statement (at, listing, measure, found)
      select at, listing, 'rejected', 'own' from unnest(
        ${rejected.map(({ created_at }) => created_at)}::timestamptz[], ${rejected.map(({ id }) => id)}::bigint[]
      ) as told (at, listing)
      returning id, listing
    )
    insert into listing_version (listing, type, language, fields, state, statement, created_at, queued_at, published_at, decided_at)
    select
      id, type, language, fields, version, (select told.id from told where told.listing = inserted.id), created_at, created_at,
      case version when 'published' then created_at end, case when version <> 'waiting' then created_at end
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ type }) => type)}::text[], ${rows.map(({ language }) => language)}::text[],
      ${listings.map(versionFields)}::jsonb[], ${listings.map(({ state }) => shownVersion[state])}::text[],
      ${rows.map(({ created_at }) => created_at)}::timestamptz[]
    ) as inserted (id, type, language, fields, version, created_at)
  `.execute(transaction)
}

/** The types of columns that hold no text, by the content of their field. */
const typeOfContent: { readonly [Kind in FieldContent['kind']]?: string } = { day: 'date', cost: 'numeric' }

const typeOfColumn: Readonly<Record<string, string>> = {
  id: 'bigint',
  type: 'text',
  state: 'text',
  approved_at: 'timestamptz',
  sort_key: 'text',
  created_at: 'timestamptz',
  ...Object.fromEntries(
    Object.entries(columnOf).map(([field, column]) => [column, typeOfContent[contentOf(field as ColumnField).kind] ?? 'text']),
  ),
}

/** Locks the listings until the transaction ends, so that others can neither read nor change them, and prepares it for many rows. */
export async function lockListings(transaction: Connection): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'; set local work_mem = '64MB'; lock table listing in access exclusive mode`.execute(transaction)
}

/** Into tables that the same transaction has truncated, PostgreSQL writes without a log if its `wal_level` is minimal. */
export async function truncateListings(transaction: Connection): Promise<void> {
  await sql`truncate listing cascade`.execute(transaction)
}

/** Makes index-only scans possible, and updates the statistics of the planner. */
export async function vacuum(db: Connection): Promise<void> {
  await sql`vacuum (analyze) listing, listing_version, listing_tag, occurrence, occurrence_tag, day_count, search_document, moderation_document, search_term, search_form`.execute(db)
}
