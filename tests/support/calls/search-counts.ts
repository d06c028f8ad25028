/** Checks the counts that the search stores for the terms of all documents. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '../../../server/store/connection.ts'

/** The counts of terms and the words with forms are those of the documents. */
export async function expectSearchCounts(db: Connection): Promise<void> {
  const { rows: counted } = await sql`
    select term collate "C" as term, count(*)::integer as count from search_document, unnest(tsvector_to_array(terms)) as term group by 1 order by 1
  `.execute(db)
  expect(await db.selectFrom('search_term').selectAll().orderBy('term').execute()).toEqual(counted)
  const { rows: words } = await sql`
    select distinct substr(term, 3) collate "C" as word from search_term
    where substr(term, 2, 1) in ('a', 'd', 'e', 'f') and substr(term, 3) ~ '^[^[:digit:][:punct:]]{5,}$' order by 1
  `.execute(db)
  expect(await db.selectFrom('search_form').select('word').distinct().orderBy('word').execute()).toEqual(words)
}
