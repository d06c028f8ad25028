/**
 * Counts that are down to zero are deleted by their whole key. By day and city alone, the planner could choose to read all counts
 * for each deleted row, for which the deletion of one long event with many tags took seconds.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(`
    create or replace function count_days() returns trigger language plpgsql
      -- Statistics of a small table that has had many changes are far off, and this plan is kept for the whole connection.
      set enable_seqscan = off as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from public_version for update;
      if tg_table_name = 'occurrence' then
        ${changeCounts(`select '' as tag, city, day from changed`)}
      else
        ${changeCounts('select tag, city, day from changed')}
      end if;
      return null;
    end
    $$
  `).execute(db)
}

/** Adds the rows to the counts of their city, if they have one, and of all cities, or takes them away. */
function changeCounts(rows: string): string {
  return `
        insert into day_count as known (tag, city, day, count)
          select tag, case grouping(city) when 1 then '' else city end, day, sign * count(*) from (${rows}) as each
          where day < 'infinity' group by grouping sets ((tag, day), (tag, city, day)) having grouping(city) = 1 or city <> ''
          on conflict (tag, city, day) do update set count = known.count + excluded.count;
        if sign < 0 then
          delete from day_count using (${rows}) as each
            where day_count.count = 0 and day_count.tag = each.tag and day_count.city in ('', each.city)
              and day_count.day = each.day;
        end if;`
}
