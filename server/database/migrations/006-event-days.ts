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

/** Only events have days, so the type is not part of the indexes. */
async function createIndexes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create index occurrence_of_day on occurrence (day, first_day, last_day desc, sort_key, listing) where day < 'infinity';
    create index occurrence_of_day_by_city on occurrence (city, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
    create index occurrence_tag_of_day on occurrence_tag (tag, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
    create index occurrence_tag_of_day_by_city on occurrence_tag (city, tag, day, first_day, last_day desc, sort_key, listing)
      where day < 'infinity';
  `.execute(db)
}

/**
 * Triggers keep the counts, so that they are right whatever statement changes the rows. Changes wait for each other at the
 * public version, which each of them increments anyway: without that, two of them could lock counts in different orders.
 */
async function createDayCounts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table day_count (
      tag text not null,
      day date not null,
      city text not null,
      count integer not null,
      primary key (tag, day, city)
    );
    insert into day_count select '', day, city, count(*) from occurrence where day < 'infinity' group by day, city;
    insert into day_count select tag, day, city, count(*) from occurrence_tag where day < 'infinity' group by tag, day, city;

    create function count_days() returns trigger language plpgsql as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from public_version for update;
      if tg_table_name = 'occurrence' then
        insert into day_count as known
          select '', day, city, sign * count(*) from changed where day < 'infinity' group by day, city
          on conflict (tag, day, city) do update set count = known.count + excluded.count;
      else
        insert into day_count as known
          select tag, day, city, sign * count(*) from changed where day < 'infinity' group by tag, day, city
          on conflict (tag, day, city) do update set count = known.count + excluded.count;
      end if;
      if sign < 0 then
        delete from day_count using changed
          where day_count.count = 0 and day_count.day = changed.day and day_count.city = changed.city;
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
