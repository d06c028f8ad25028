/** The calendar by days: the span of each event in its occurrence rows, indexes in the order of a day, and counts per day. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await addSpans(db)
  await createIndexes(db)
  await createDayCounts(db)
}

/** A listing without days has one row at infinity, and so is its span. */
async function addSpans(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table occurrence add column first_day date, add column last_day date;
    alter table occurrence_tag add column first_day date, add column last_day date;

    update occurrence set first_day = span.first_day, last_day = span.last_day
      from (select listing, min(day) as first_day, max(day) as last_day from occurrence group by listing) as span
      where span.listing = occurrence.listing;
    update occurrence_tag set first_day = occurrence.first_day, last_day = occurrence.last_day
      from occurrence where occurrence.listing = occurrence_tag.listing and occurrence.day = occurrence_tag.day;

    alter table occurrence alter column first_day set not null, alter column last_day set not null;
    alter table occurrence_tag alter column first_day set not null, alter column last_day set not null;
  `.execute(db)
}

/** Only events have days, so the type is not in the indexes of a day. One index has each event once, for the towns with most events. */
async function createIndexes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create index occurrence_of_day on occurrence (day, first_day, last_day desc, sort_key, listing) where day < 'infinity';
    create index occurrence_of_day_by_city on occurrence (city, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
    create index occurrence_tag_of_day on occurrence_tag (tag, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
    create index occurrence_of_town on occurrence (last_day, city) where type = 'event' and is_first;
    create index occurrence_tag_of_day_by_city on occurrence_tag (city, tag, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
  `.execute(db)
}

/**
 * An empty tag stands for all events, an empty city for all cities, so that the days of a month are 42 rows. Triggers keep the
 * counts, so that they are right whatever statement changes the occurrences. Changes wait for each other at the public version,
 * which each of them increments anyway: without that, two of them could lock counts in different orders.
 */
async function createDayCounts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table day_count (
      tag text not null,
      city text not null,
      day date not null,
      count integer not null,
      primary key (tag, city, day)
    );
    ${sql.raw(addCounts(`select '' as tag, city, day from occurrence`))};
    ${sql.raw(addCounts('select tag, city, day from occurrence_tag'))};

    create function count_days() returns trigger language plpgsql as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from public_version for update;
      if tg_table_name = 'occurrence' then
        ${sql.raw(addCounts(`select '' as tag, city, day from changed`, 'sign'))};
      else
        ${sql.raw(addCounts('select tag, city, day from changed', 'sign'))};
      end if;
      if sign < 0 then
        delete from day_count using changed
          where day_count.count = 0 and day_count.day = changed.day and day_count.city in ('', changed.city);
      end if;
      return null;
    end
    $$;
    create trigger occurrence_is_counted after insert on occurrence
      referencing new table as changed for each statement execute function count_days();
    create trigger occurrence_is_not_counted_any_more after delete on occurrence
      referencing old table as changed for each statement execute function count_days();
    create trigger occurrence_tag_is_counted after insert on occurrence_tag
      referencing new table as changed for each statement execute function count_days();
    create trigger occurrence_tag_is_not_counted_any_more after delete on occurrence_tag
      referencing old table as changed for each statement execute function count_days();

    create function forget_day_counts() returns trigger language plpgsql as $$
    begin
      delete from day_count where (tag = '') = (tg_table_name = 'occurrence');
      return null;
    end
    $$;
    create trigger occurrence_counts_end after truncate on occurrence
      for each statement execute function forget_day_counts();
    create trigger occurrence_tag_counts_end after truncate on occurrence_tag
      for each statement execute function forget_day_counts();
  `.execute(db)
}

/** Adds the rows to the counts of their city, if they have one, and of all cities. */
function addCounts(rows: string, sign = '1'): string {
  return `
    insert into day_count as known (tag, city, day, count)
      select tag, case grouping(city) when 1 then '' else city end, day, ${sign} * count(*) from (${rows}) as each
      where day < 'infinity' group by grouping sets ((tag, day), (tag, city, day)) having grouping(city) = 1 or city <> ''
      on conflict (tag, city, day) do update set count = known.count + excluded.count
  `
}
