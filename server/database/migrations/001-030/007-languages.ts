/** The language of each account, and of each listing with its text in the other language. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table "user" add column language text not null default 'en' check (language in ('en', 'el'));
    alter table sign_up add column language text not null default 'en' check (language in ('en', 'el'));
    alter table listing
      add column language text not null default 'en' check (language in ('en', 'el')),
      add column translated_title text,
      add column translated_description text;
  `.execute(db)
  await tellGreekListings(db)
}

/** By their script, as `languageOfText` in `domain/listing/listing-language.ts` does. Rewrites only the Greek ones. */
async function tellGreekListings(db: QueryExecutorProvider): Promise<void> {
  const letters = (script: string) => sql`length(regexp_replace(title || ' ' || description, ${`[^${script}]`}, '', 'g'))`
  await sql`
    update listing set language = 'el' where ${letters('\u0370-\u03FF\u1F00-\u1FFF')} > ${letters('A-Za-z')}
  `.execute(db)
}
