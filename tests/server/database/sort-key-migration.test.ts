/** The migration that orders events of one day by their times. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noFilter } from '../../../domain/lists/filter.ts'
import { sortKey } from '../../../domain/sort-key.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { allRows } from '../../../server/store/lists/entry-queries.ts'
import { approvedList } from '../../../server/store/lists/approved-list.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('gives stored events the keys of new ones, wherever they are listed', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '021')
  const events = [
    { title: 'Walk', startTime: null, endTime: null }, { title: 'Dance', startTime: '18:00', endTime: '00:00' },
    { title: 'Market', startTime: '09:30', endTime: '14:00' }, { title: 'Yoga', startTime: '09:30', endTime: null },
  ]
  const values = events.map(({ title, startTime, endTime }) =>
    sql`('event', ${title}, 'x', ${title.toLowerCase()}, true, '2026-11-28', '2026-11-28', ${startTime}, ${endTime}, now())`)
  await sql`
    insert into listing (type, title, description, sort_key, approved, start_date, end_date, start_time, end_time, approved_at)
      values ${sql.join(values)}
  `.execute(db)
  await sql`
    insert into listing_tag (listing, tag) select id, 'Art' from listing;
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day, flags)
      select type, '', start_date, sort_key, id, true, start_date, end_date, 1 from listing;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day, flags)
      select type, city, 'Art', day, sort_key, listing, is_first, first_day, last_day, flags from occurrence;
    insert into search_document (listing, type, last_day, sort_key, terms) select id, type, end_date, sort_key, '' from listing;
  `.execute(db)
  await migrate(url)

  const expected = events.map((event) => sortKey(event)).sort()
  for (const table of ['listing', 'occurrence', 'occurrence_tag', 'search_document']) {
    const { rows } = await sql<{ key: string }>`select sort_key as key from ${sql.table(table)} order by sort_key collate "C"`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual(expected)
  }
  for (const tags of [[], ['Art']]) {
    const entries = await approvedList(db, 'event', { filter: { ...noFilter, tags } }).rowsAt(allRows)
    expect(entries.map(({ listing }) => listing.title)).toEqual(['Yoga', 'Market', 'Dance', 'Walk'])
  }
})
