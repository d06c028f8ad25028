/** The migration that writes what moderators search. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('writes the terms of texts that are not public: what is not approved, and changes that wait', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '028')
  await sql`
    insert into listing (type, title, description, sort_key, state, approved_at, removed_at, removed_by, removed_state) values
      ('shop', 'Public', 'x', 'a', 'approved', now(), null, null, null), ('shop', 'Changed', 'x', 'b', 'approved', now(), null, null, null),
      ('shop', 'Waiting', 'x', 'c', 'pending', null, null, null, null), ('dine', 'Refused', 'x', 'd', 'rejected', null, null, null, null),
      ('shop', 'Gone', 'x', 'e', 'removed', null, now(), 'author', 'pending'), ('shop', 'Purged', 'x', 'f', 'purged', null, now(), null, null);
    insert into listing_version (listing, fields, state, queued_at, published_at) values
      (1, '{}', 'published', now(), now()), (2, '{}', 'published', now(), now()),
      (2, '{"title": "Better", "tags": [{"name": "Food"}]}', 'waiting', now(), null), (3, '{}', 'waiting', now(), null);
    insert into listing_tag (listing, tag) values (3, 'Vegan');
  `.execute(db)

  await migrate(url)
  const { rows } = await sql<{ listing: number; terms: string[] }>`
    select listing, tsvector_to_array(terms) as terms from moderation_document order by listing
  `.execute(db)
  expect(rows.map(({ listing, terms }) => [listing, terms.filter((term) => /^.[ec]/.test(term))])).toEqual([
    [2, ['scfood', 'sebetter']], [3, ['scvegan', 'sewaiting']], [4, ['derefused']], [5, ['segone']],
  ])
})

it('gives each version the type of its listing, its own language, and a place in the queue', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '037')
  await sql`
    insert into listing (type, title, description, sort_key, state, language, approved_at) values
      ('shop', 'Δημόσιο', 'x', 'a', 'approved', 'el', now()), ('dine', 'Waiting', 'x', 'b', 'pending', 'en', null);
    insert into listing_version (listing, fields, state, queued_at, published_at, unseen) values
      (1, '{}', 'published', now(), now(), true), (1, '{"language": "en"}', 'waiting', now(), null, false),
      (1, '{"language": null}', 'replaced', now(), now(), false), (2, '{}', 'waiting', now(), null, false);
  `.execute(db)

  await migrate(url)
  const { rows } = await sql`select listing, type, language, in_queue from listing_version order by id`.execute(db)
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [1, 'shop', 'el', true], [1, 'shop', 'en', true], [1, 'shop', 'el', false], [2, 'dine', 'en', true],
  ])
})
