/** Writes what the search reads of approved listings. Triggers keep the counts of terms, and delete the forms of unused words. */
import { sql } from 'kysely'
import type { Listing, ListingType } from '../../domain/listing.ts'
import { occurrences } from '../../domain/occurrences.ts'
import { allowsError, formsOf } from '../../domain/search-errors.ts'
import { spelledKey, termsOf } from '../../domain/search-terms.ts'
import type { Connection } from './connection.ts'
import { termVector } from './search-terms.ts'

/** An approved listing of a type. */
export type Searchable = Omit<Listing, 'approved' | 'link'> & { readonly type: ListingType }

/** Store the listings and their occurrences before, since these lock the public version, at which changes wait for each other. */
export async function insertSearchDocuments(transaction: Connection, listings: readonly Searchable[]): Promise<void> {
  if (listings.length === 0) return
  const terms = listings.map((listing) => termsOf(listing.type, listing))
  await sql`
    insert into search_document (listing, type, last_day, sort_key, terms)
    select id, type, last_day, sort_key, terms::tsvector
    from unnest(
      ${listings.map(({ id }) => id)}::bigint[], ${listings.map((listing) => occurrences(listing).at(-1) ?? 'infinity')}::date[],
      ${terms.map(termVector)}::text[]
    ) as document (id, last_day, terms) join listing using (id)
  `.execute(transaction)
  await insertForms(transaction, [...new Set(terms.flat().flatMap((term) => spelledKey(term) ?? []))].filter(allowsError))
}

/** Deletes what the search reads of a listing. */
export async function deleteSearchDocument(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('search_document').where('listing', '=', id).execute()
}

async function insertForms(transaction: Connection, words: readonly string[]): Promise<void> {
  const { rows: added } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where not exists (select from search_form where search_form.word = word.word collate "C")
  `.execute(transaction)
  const forms = added.flatMap(({ word }) => formsOf(word).map((form) => ({ form, word })))
  if (forms.length === 0) return
  await sql`
    insert into search_form (form, word)
    select * from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ word }) => word)}::text[])
  `.execute(transaction)
}
