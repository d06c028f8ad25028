/** The tables of the search: the terms of each approved listing, how many listings have each term, and forms with errors. */
import { sql, type QueryExecutorProvider } from 'kysely'
import type { ListingType } from '../../../../domain/listing/listing.ts'
import { occurrences } from '../../../../domain/days/occurrences.ts'
import { allowsError, formsOf } from '../../../../domain/search/search-errors.ts'
import { spelledKey, termsOf, type SearchedListing } from '../../../../domain/search/search-terms.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createTables(db)
  await createTriggers(db)
  await fill(db)
  await sql`create index search_document_terms on search_document using gin (terms) with (fastupdate = off)`.execute(db)
  await sql`create index search_document_order on search_document (type, last_day, sort_key, listing)`.execute(db)
}

async function createTables(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table search_document (
      listing bigint primary key references listing (id) on delete cascade,
      type text not null,
      last_day date not null,
      sort_key text collate "C" not null,
      terms tsvector not null
    );
    create table search_term (
      term text collate "C" primary key,
      count integer not null
    );
    create table search_form (
      form text collate "C" not null,
      word text collate "C" not null,
      primary key (form, word)
    );
    create index search_form_word on search_form (word);
  `.execute(db)
}

/**
 * Triggers keep the counts, so that they are right whatever statement changes the documents, and delete the forms of words that no
 * listing has any more. Changes wait for each other at the public version, as those of the counts of days do.
 */
async function createTriggers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function count_terms() returns trigger language plpgsql as $$
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
        ), word as (select distinct substr(term, 3) collate "C" as word from gone where substr(term, 2, 1) in ('a', 'd'))
        delete from search_form using word where search_form.word = word.word and not exists (
          select from unnest(array['e', 'v', 's', 'd']) as type cross join unnest(array['a', 'd']) as field
            join search_term on search_term.term = (type || field || word.word) collate "C" where search_term.count > 0
        );
      end if;
      return null;
    end
    $$;
    create trigger search_document_is_counted after insert on search_document
      referencing new table as changed for each statement execute function count_terms();
    create trigger search_document_is_not_counted_any_more after delete on search_document
      referencing old table as changed for each statement execute function count_terms();

    create function forget_terms() returns trigger language plpgsql as $$
    begin
      truncate search_term, search_form;
      return null;
    end
    $$;
    create trigger search_terms_end after truncate on search_document
      for each statement execute function forget_terms();
  `.execute(db)
}

const batchSize = 5_000

interface Row extends Omit<SearchedListing, 'tags' | 'translatedTitle' | 'translatedDescription'> {
  readonly id: number
  readonly type: ListingType
  readonly sort_key: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly tags: readonly string[]
  readonly translated_title: string | null
  readonly translated_description: string | null
}

/** In batches, since the texts of all listings need not fit into memory. */
async function fill(db: QueryExecutorProvider): Promise<void> {
  const words = new Set<string>()
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select id, type, sort_key, start_date, end_date, title, description, city, address, translated_title, translated_description,
        array(select tag from listing_tag where listing_tag.listing = listing.id) as tags
      from listing where approved and id > ${after} order by id limit ${batchSize}
    `.execute(db)
    if (rows.length > 0) await insertDocuments(db, rows, words)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

async function insertDocuments(db: QueryExecutorProvider, rows: readonly Row[], words: Set<string>): Promise<void> {
  const terms = rows.map((row) => termsOf(row.type, {
    ...row,
    tags: row.tags.map((name) => ({ name })),
    translatedTitle: row.translated_title,
    translatedDescription: row.translated_description,
  }))
  const lastDays = rows.map((row) => occurrences({ startDate: row.start_date, endDate: row.end_date }).at(-1) ?? 'infinity')
  await sql`
    insert into search_document (listing, type, last_day, sort_key, terms)
    select * from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ type }) => type)}::text[], ${lastDays}::date[],
      ${rows.map(({ sort_key }) => sort_key)}::text[], ${terms.map(vector)}::text[]::tsvector[]
    )
  `.execute(db)
  const added = [...new Set(terms.flat().flatMap((term) => spelledKey(term) ?? []))].filter((word) => allowsError(word) && !words.has(word))
  const forms = added.flatMap((word) => formsOf(word).map((form) => ({ form, word })))
  await sql`
    insert into search_form (form, word)
    select * from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ word }) => word)}::text[])
  `.execute(db)
  for (const word of added) words.add(word)
}

function vector(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' ')
}
