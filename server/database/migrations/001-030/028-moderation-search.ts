/** What moderators search and select by: the terms of texts that are not public, and indexes for the lists of Manage Posts. */
import { sql, type QueryExecutorProvider } from 'kysely'
import { termsOf, type SearchedListing } from '../../../../domain/search/search-terms.ts'
import type { ListingType } from '../../../../domain/listing/listing.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table moderation_document (listing bigint not null, terms tsvector not null);
  `.execute(db)
  await fill(db)
  await sql`
    alter table moderation_document
      add primary key (listing), add foreign key (listing) references listing (id) on delete cascade;
    create index moderation_document_terms on moderation_document using gin (terms) with (fastupdate = off);

    drop index listing_approved, listing_rejected, listing_cancelled;
    create index listing_by_kind on listing (state, type, language, created_at desc, id desc) where state <> 'purged';
    create index listing_cancelled_last on listing (cancelled_at desc, id desc) where cancelled_at is not null;
    create index user_searched on "user" (search_text);
    analyze listing, moderation_document, "user";
  `.execute(db)
}

const batchSize = 5_000

interface Row {
  readonly id: number
  readonly type: ListingType
  readonly fields: Partial<SearchedListing>
}

/** The text of a listing that is not approved, and the change that waits beside an approved one. */
async function fill(db: QueryExecutorProvider): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select listing.id, type, case when listing.state = 'approved' then version.fields else jsonb_build_object(
        'title', title, 'description', description, 'city', city, 'address', address,
        'translatedTitle', translated_title, 'translatedDescription', translated_description,
        'tags', array(select jsonb_build_object('name', tag) from listing_tag where listing_tag.listing = listing.id)
      ) end as fields
      from listing left join listing_version as version
        on version.listing = listing.id and version.state = 'waiting' and listing.state = 'approved'
      where listing.id > ${after} and (listing.state in ('pending', 'rejected', 'removed') or version.id is not null)
      order by listing.id limit ${batchSize}
    `.execute(db)
    await sql`
      insert into moderation_document (listing, terms)
      select listing, terms::tsvector
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(vector)}::text[]) as made (listing, terms)
    `.execute(db)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

/** A version has no fields that were added after it was written. */
function vector({ type, fields }: Row): string {
  const searched = { title: '', description: '', city: null, address: null, tags: [], ...fields }
  return termsOf(type, searched).map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' ')
}
