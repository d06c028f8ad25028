/**
 * The terms of the search by the rules of this version: words in Latin letters are stored as they are spelled, and those that could be
 * Greek by a key of their own. New tables are filled beside the old ones, which other processes read until they are replaced. Listings
 * cannot be approved or removed meanwhile.
 */
import { sql, type QueryExecutorProvider } from 'kysely'
import { allowsError, formsOf } from '../../../../domain/search/search-errors.ts'
import { spelledKey, termsOf, type SearchedListing } from '../../../../domain/search/search-terms.ts'
import type { ListingType } from '../../../../domain/listing/listing.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`lock table listing, search_document in share row exclusive mode`.execute(db)
  await sql`
    create table next_search_document (like search_document);
    create table next_search_term (like search_term);
    create table next_search_form (like search_form);
  `.execute(db)
  await fill(db)
  await replaceTables(db)
  await createIndexes(db)
  await sql`alter table listing_type add column search_letter text`.execute(db)
  await replaceTriggers(db)
  await sql`analyze search_document, search_term, search_form`.execute(db)
}

const batchSize = 5_000

interface Row extends Omit<SearchedListing, 'tags' | 'translatedTitle' | 'translatedDescription'> {
  readonly id: number
  readonly type: ListingType
  readonly tags: readonly string[]
  readonly translated_title: string | null
  readonly translated_description: string | null
}

/** In batches, since the texts of all listings need not fit into memory. The days and sort keys of listings stay as they are. */
async function fill(db: QueryExecutorProvider): Promise<void> {
  const counts = new Map<string, number>()
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select id, type, title, description, city, address, translated_title, translated_description,
        array(select tag from listing_tag where listing_tag.listing = listing.id) as tags
      from listing where approved and id > ${after} order by id limit ${batchSize}
    `.execute(db)
    const terms = rows.map(termsOfRow)
    for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
    await sql`
      insert into next_search_document (listing, type, last_day, sort_key, terms)
      select listing, type, last_day, sort_key, made.terms::tsvector
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${terms.map(vector)}::text[]) as made (listing, terms)
        join search_document using (listing)
    `.execute(db)
    if (rows.length < batchSize) break
    after = rows.at(-1)?.id ?? after
  }
  await sql`
    insert into next_search_term (term, count) select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[])
  `.execute(db)
  const words = [...new Set([...counts.keys()].flatMap((term) => spelledKey(term) ?? []))].filter(allowsError)
  for (let start = 0; start < words.length; start += batchSize) {
    const forms = words.slice(start, start + batchSize).flatMap((word) => formsOf(word).map((form) => ({ form, word })))
    await sql`
      insert into next_search_form (form, word)
      select * from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ word }) => word)}::text[])
    `.execute(db)
  }
}

function termsOfRow({ translated_title: translatedTitle, translated_description: translatedDescription, ...row }: Row): string[] {
  return termsOf(row.type, { ...row, tags: row.tags.map((name) => ({ name })), translatedTitle, translatedDescription })
}

function vector(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' ')
}

async function replaceTables(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['search_document', 'search_term', 'search_form']) {
    await sql`
      drop table ${sql.table(table)};
      alter table ${sql.table(`next_${table}`)} rename to ${sql.table(table)};
    `.execute(db)
  }
}

/** As `012-search` and `023-sample-by-hash` made them. */
async function createIndexes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table search_document add primary key (listing), add foreign key (listing) references listing (id) on delete cascade;
    create index search_document_terms on search_document using gin (terms) with (fastupdate = off);
    create index search_document_sample on search_document using gin (terms) with (fastupdate = off) where hashint8(listing) & 7 = 0;
    create index search_document_order on search_document (type, last_day, sort_key, listing);
    alter table search_term add primary key (term);
    alter table search_form add primary key (form, word);
    create index search_form_word on search_form (word);
  `.execute(db)
}

/** As `012-search` made them, with the letters of the terms that words with errors are compared with: those of `wordLetter`. */
async function replaceTriggers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function count_terms() returns trigger language plpgsql as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from public_version for update;
      insert into search_term as known (term, count)
        select term, sign * count(*) from changed cross join lateral unnest(tsvector_to_array(terms)) as term group by term
        on conflict (term) do update set count = known.count + excluded.count;
      if sign < 0 then
        with gone as (
          delete from search_term using (select distinct unnest(tsvector_to_array(terms)) collate "C" as term from changed) as changed_term
            where search_term.term = changed_term.term and search_term.count = 0 returning search_term.term
        ), word as (
          select distinct substr(term, 3) collate "C" as word from gone where substr(term, 2, 1) in ('a', 'd', 'e', 'f')
        )
        delete from search_form using word where search_form.word = word.word and not exists (
          select from listing_type cross join unnest(array['a', 'd', 'e', 'f']) as field
            join search_term on search_term.term = (search_letter || field || word.word) collate "C" where search_term.count > 0
        );
      end if;
      return null;
    end
    $$;
    create trigger search_document_is_counted after insert on search_document
      referencing new table as changed for each statement execute function count_terms();
    create trigger search_document_is_not_counted_any_more after delete on search_document
      referencing old table as changed for each statement execute function count_terms();
    create trigger search_terms_end after truncate on search_document
      for each statement execute function forget_terms();
  `.execute(db)
}
