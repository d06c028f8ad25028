/** Writes what the search reads of approved listings. Triggers keep the counts of terms, and delete the forms of unused words. */
import { sql } from 'kysely'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import { allowsError, formsOf } from '../../../domain/search/search-errors.ts'
import { spelledKey, termsOf } from '../../../domain/search/search-terms.ts'
import type { Connection } from '../connection.ts'
import { termVector } from './search-terms.ts'

/** An approved listing of a type. */
export type Searchable = Omit<Listing, 'approved' | 'link'> & { readonly type: ListingType }

/** Store the listings and their occurrences before, since these lock the public version, at which changes wait for each other. */
export async function insertSearchDocuments(transaction: Connection, listings: readonly Searchable[]): Promise<void> {
  if (listings.length === 0) return
  const terms = listings.map((listing) => termsOf(listing.type, listing))
  await insertDocuments(transaction, listings, terms)
  await insertForms(transaction, terms.flat())
}

/** Inserts the documents of some of many listings, given the terms of each. */
export type InsertPart = (listings: readonly Searchable[], terms: readonly (readonly string[])[]) => Promise<void>

/**
 * Runs the work, which inserts documents in parts, and writes the counts and forms of all of them at its end: the trigger would update
 * the count of each frequent term once for each part. Needs an exclusive lock of the listings.
 */
export async function withTermsCountedAtEnd(transaction: Connection, work: (insertPart: InsertPart) => Promise<void>): Promise<void> {
  const counts = new Map<string, number>()
  await sql`alter table search_document disable trigger search_document_is_counted`.execute(transaction)
  await work(async (listings, terms) => {
    const inserted = insertDocuments(transaction, listings, terms)
    for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
    await inserted
  })
  await sql`alter table search_document enable trigger search_document_is_counted`.execute(transaction)
  await sql`
    insert into search_term as known (term, count)
    select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[])
    on conflict (term) do update set count = known.count + excluded.count
  `.execute(transaction)
  await insertForms(transaction, counts.keys())
}

async function insertDocuments(
  transaction: Connection,
  listings: readonly Searchable[],
  terms: readonly (readonly string[])[],
): Promise<void> {
  await sql`
    insert into search_document (listing, type, last_day, sort_key, terms)
    select id, type, last_day, sort_key, terms::tsvector
    from unnest(
      ${listings.map(({ id }) => id)}::bigint[], ${listings.map((listing) => occurrences(listing).at(-1) ?? 'infinity')}::date[],
      ${terms.map(termVector)}::text[]
    ) as document (id, last_day, terms) join listing using (id)
  `.execute(transaction)
}

/** Deletes what the search reads of a listing. */
export async function deleteSearchDocument(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('search_document').where('listing', '=', id).execute()
}

/** Inserts the forms of the words among these terms that have none yet. */
async function insertForms(transaction: Connection, terms: Iterable<string>): Promise<void> {
  const words = new Set<string>()
  for (const term of terms) {
    const word = spelledKey(term)
    if (word !== null && allowsError(word)) words.add(word)
  }
  const { rows: added } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
    where not exists (select from search_form where search_form.word = word.word collate "C")
  `.execute(transaction)
  const forms = added.flatMap(({ word }) => formsOf(word).map((form) => ({ form, word })))
  if (forms.length === 0) return
  await sql`
    insert into search_form (form, word)
    select * from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ word }) => word)}::text[])
  `.execute(transaction)
}
