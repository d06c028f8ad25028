/** The migrations that change the rows of lists in a database with listings: spans and counts, and the flags. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noFilter } from '../../../domain/lists/filter.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { removedEvents } from '../../../server/store/listing/removed-listings.ts'
import { updateStoredFlags } from '../../../server/store/listing/stored-flags.ts'
import { storedEventDays } from '../../../server/store/lists/event-days.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('make one day of an evening that ends at midnight', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '015')
  await sql`
    insert into listing (type, title, description, sort_key, approved, city, start_date, end_date, start_time, end_time, cost) values
      ('event', 'Concert', 'Late.', 'concert', true, 'Volos', '2026-11-28', '2026-11-29', '20:00', '00:00', 5),
      ('event', 'Festival', 'Long.', 'festival', true, 'Volos', '2026-11-28', '2026-11-30', '20:00', '00:00', 5),
      ('event', 'Party', 'Later.', 'party', true, 'Volos', '2026-11-28', '2026-11-29', '20:00', '00:30', 5),
      ('event', 'Camp', 'No start.', 'camp', true, 'Volos', '2027-01-05', '2027-01-06', null, '00:00', 5);
    update listing set updated_at = '2026-01-01T00:00Z';
    insert into listing_tag (listing, tag) values (1, 'Art'), (2, 'Art'), (3, 'Art');
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, day, sort_key, id, day = start_date, start_date, end_date
        from listing, generate_series(start_date, end_date, interval '1 day') as day;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, tag, day, sort_key, listing, is_first, first_day, last_day from occurrence join listing_tag using (listing);
    insert into search_document (listing, type, last_day, sort_key, terms) select id, type, end_date, sort_key, '' from listing;
    insert into removed_listing (id, type, title, start_date, end_date, start_time, end_time, revision, removed_at)
      values (9, 'event', 'Gone', '2026-11-28', '2026-11-29', '20:00', '00:00', 3, now());
  `.execute(db)
  const window = { from: '2026-11-01', to: '2026-12-30', first: 10, page: 1 }
  const eventsOf = async (filter: typeof noFilter) => (await storedEventDays(db, { ...window, filter })).days.map(({ events }) => events)

  const version = () => db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()
  const before = await version()
  await migrate(url)
  // The longest first.
  expect(await eventsOf(noFilter)).toEqual([[2, 3, 1], [2, 3], [2]])
  expect(await eventsOf({ cities: ['Volos'], tags: ['Art'] })).toEqual([[2, 3, 1], [2, 3], [2]])
  const { rows } = await sql`
    select id, end_date as "end", revision, last_day as "last", updated_at > '2026-01-01T00:00Z' as "updated"
      from listing join search_document on listing = id
    union all select id, end_date, revision, null, null from listing where state = 'purged' order by id
  `.execute(db)
  expect(rows).toEqual([
    { id: 1, end: '2026-11-28', revision: 2, last: '2026-11-28', updated: true },
    { id: 2, end: '2026-11-30', revision: 1, last: '2026-11-30', updated: false },
    { id: 3, end: '2026-11-29', revision: 1, last: '2026-11-29', updated: false },
    { id: 4, end: '2027-01-06', revision: 1, last: '2027-01-06', updated: false },
    { id: 9, end: '2026-11-28', revision: 5, last: null, updated: null },
  ])
  expect(await version()).toEqual({ version: before.version + 1 })
})

it('give the listings of an older site their days and their cost', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '006')
  await sql`
    insert into listing (type, title, description, sort_key, approved, city, start_date, end_date, cost) values
      ('event', 'Harvest', 'Olives.', 'harvest', true, 'Volos', '2026-11-21', '2026-11-23', null),
      ('event', 'Walk', 'Far.', 'walk', true, null, '2026-11-23', null, 7.5),
      ('event', 'Some day', 'When?', 'some day', true, null, null, null, 0),
      ('shop', 'Seeds', 'All kinds.', 'seeds', true, null, null, null, null);
    insert into listing_tag (listing, tag) values (1, 'Art'), (1, 'Animals'), (4, 'Other');
    insert into occurrence (type, city, day, sort_key, listing, is_first)
      select type, coalesce(city, ''), day, sort_key, id, day = start_date
        from listing, generate_series(start_date, coalesce(end_date, start_date), interval '1 day') as day
      union all select type, '', 'infinity', sort_key, id, true from listing where start_date is null;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first)
      select type, city, tag, day, sort_key, occurrence.listing, is_first from occurrence join listing_tag using (listing);
  `.execute(db)

  await migrate(url)
  await db.transaction().execute(updateStoredFlags)
  const window = { from: '2026-11-01', to: '2026-11-30', first: 10, page: 1 }
  const daysOf = async (filter: typeof noFilter) => (await storedEventDays(db, { ...window, filter })).days
  expect(await daysOf(noFilter)).toEqual([
    { date: '2026-11-21', count: 1, events: [1] },
    { date: '2026-11-22', count: 1, events: [1] },
    { date: '2026-11-23', count: 2, events: [1, 2] },
  ])
  const ofHarvest = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({ date, count: 1, events: [1] }))
  expect(await daysOf({ cities: ['Volos'], tags: [] })).toEqual(ofHarvest)
  expect(await daysOf({ cities: ['Volos'], tags: ['Art'] })).toEqual(ofHarvest)
  expect(await daysOf({ cities: [], tags: ['Art', 'Animals'] })).toEqual(ofHarvest)
  expect(await daysOf({ cities: [], tags: [], free: true })).toEqual(ofHarvest)
  expect(await daysOf({ cities: ['Volos'], tags: ['Art'], free: true })).toEqual(ofHarvest)
})

it('put bits in the place of the names of free events', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '018')
  await sql`
    insert into listing (type, title, description, sort_key, approved, approved_at, city, start_date, cost) values
      ('event', 'Harvest', 'Olives.', 'harvest', true, now(), 'Volos', '2026-11-21', null),
      ('event', 'Walk', 'Far.', 'walk', true, now(), 'Volos', '2026-11-21', 7.5);
    insert into listing_tag (listing, tag) values (1, 'Art'), (2, 'Art');
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, start_date, sort_key, id, true, start_date, start_date from listing;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, tag, day, sort_key, listing, is_first, first_day, last_day
        from occurrence cross join (values ('Art', 1), ('Art', 2), ('free Art', 1), ('free', 1)) as named (tag, id) where id = listing;
    insert into removed_listing (id, type, title, start_date, cost, revision, removed_at) values
      (8, 'event', 'Gone', '2026-11-21', null, 1, now()), (9, 'event', 'Sold out', '2026-11-21', 5, 1, now());
  `.execute(db)

  await migrate(url)
  await db.transaction().execute(updateStoredFlags)
  const query = { filter: { ...noFilter, free: true } } as const
  expect((await removedEvents(db, query, '2026-01-01', 10)).map(({ title }) => title)).toEqual(['Gone'])
  const entries = await sql`
    select listing, '' as tag, flags from occurrence union all select listing, tag, flags from occurrence_tag order by listing, tag
  `.execute(db)
  expect(entries.rows).toEqual([
    { listing: 1, tag: '', flags: 1 }, { listing: 1, tag: 'Art', flags: 1 },
    { listing: 2, tag: '', flags: 0 }, { listing: 2, tag: 'Art', flags: 0 },
  ])
  const counts = await sql`select tag, city, flags, count from day_count order by tag, city, flags`.execute(db)
  const ofEach = ['', 'Art'].flatMap((tag) => ['', 'Volos'].flatMap((city) => [0, 1].map((flags) => ({ tag, city, flags, count: 1 }))))
  expect(counts.rows).toEqual(ofEach)
})
