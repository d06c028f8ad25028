/**
 * The flags of listings as bits in the rows that lists are read from, in place of rows under the names `free` and `free <tag>`. The start
 * of the server writes the bits.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await addFlags(db)
  await createIndexes(db)
  await countDaysByFlags(db)
}

/** Triggers would count the days of the deleted rows. */
async function addFlags(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table occurrence_tag disable trigger occurrence_tag_is_not_counted_any_more;
    delete from occurrence_tag where tag = 'free' or tag like 'free %';
    alter table occurrence_tag enable trigger occurrence_tag_is_not_counted_any_more;

    create table stored_flag (name text primary key, bit integer not null);
    alter table occurrence add column flags integer not null default 0;
    alter table occurrence_tag add column flags integer not null default 0;
  `.execute(db)
}

/** Beside each index of a list and of a day, one of the rows with flags, in which each integer of flags is a range in the same order. */
async function createIndexes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create index occurrence_by_flags on occurrence (type, flags, day, sort_key, listing) include (is_first) where flags <> 0;
    create index occurrence_by_city_and_flags on occurrence (type, city, flags, day, sort_key, listing) include (is_first)
      where flags <> 0;
    create index occurrence_tag_by_flags on occurrence_tag (type, tag, flags, day, sort_key, listing) include (is_first)
      where flags <> 0;
    create index occurrence_tag_by_city_and_flags on occurrence_tag (type, city, tag, flags, day, sort_key, listing) include (is_first)
      where flags <> 0;
    create index occurrence_of_day_by_flags on occurrence (day, flags, first_day, last_day desc, sort_key, listing)
      where day < 'infinity' and flags <> 0;
    create index occurrence_of_day_by_city_and_flags on occurrence (city, day, flags, first_day, last_day desc, sort_key, listing)
      where day < 'infinity' and flags <> 0;
    create index occurrence_tag_of_day_by_flags on occurrence_tag (tag, day, flags, first_day, last_day desc, sort_key, listing)
      where day < 'infinity' and flags <> 0;
    create index occurrence_tag_of_day_by_city_and_flags
      on occurrence_tag (city, tag, day, flags, first_day, last_day desc, sort_key, listing) where day < 'infinity' and flags <> 0;
  `.execute(db)
}

async function countDaysByFlags(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(`
    alter table day_count add column flags integer not null default 0, drop constraint day_count_pkey,
      add primary key (tag, city, day, flags);
    alter table day_count alter column flags drop default;

    create function recount_days() returns void language sql as $$
      delete from day_count;
      insert into day_count (tag, city, day, flags, count)
        ${counts(`select '' as tag, city, day, flags from occurrence union all select tag, city, day, flags from occurrence_tag`, '1')};
    $$;
    select recount_days();

    create or replace function count_days() returns trigger language plpgsql
      -- Statistics of a small table that has had many changes are far off, and this plan is kept for the whole connection.
      set enable_seqscan = off as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from public_version for update;
      if tg_table_name = 'occurrence' then
        ${changeCounts(`select '' as tag, city, day, flags from changed`)}
      else
        ${changeCounts('select tag, city, day, flags from changed')}
      end if;
      return null;
    end
    $$
  `).execute(db)
}

/** The numbers of rows of each city, and of all cities. */
function counts(rows: string, sign: string): string {
  return `
    select tag, case grouping(city) when 1 then '' else city end, day, flags, ${sign} * count(*) from (${rows}) as each
      where day < 'infinity' group by grouping sets ((tag, day, flags), (tag, city, day, flags)) having grouping(city) = 1 or city <> ''
  `
}

/** Adds the rows to the counts, or takes them away. */
function changeCounts(rows: string): string {
  return `
        insert into day_count as known (tag, city, day, flags, count) ${counts(rows, 'sign')}
          on conflict (tag, city, day, flags) do update set count = known.count + excluded.count;
        if sign < 0 then
          delete from day_count using (${rows}) as each
            where day_count.count = 0 and day_count.tag = each.tag and day_count.city in ('', each.city)
              and day_count.day = each.day and day_count.flags = each.flags;
        end if;`
}
