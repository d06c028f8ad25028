/**
 * An event that ends at midnight of the day after its first one has one day: the rule of `endingOnLastDay` for what was stored before it.
 * Revisions are counted, so that calendar apps take the new end.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  const isUntilNextMidnight = sql`end_time = '00:00' and start_time is not null and end_date = start_date + 1`
  await sql`
    create temporary table evening on commit drop as
      select id, start_date as day, approved from listing where ${isUntilNextMidnight};
    update listing set end_date = start_date, revision = revision + 1, updated_at = now() where ${isUntilNextMidnight};
    update removed_listing set end_date = start_date, revision = revision + 1 where ${isUntilNextMidnight};
    delete from occurrence using evening where listing = id and occurrence.day > evening.day;
    delete from occurrence_tag using evening where listing = id and occurrence_tag.day > evening.day;
    update occurrence set last_day = evening.day from evening where listing = id;
    update occurrence_tag set last_day = evening.day from evening where listing = id;
    update search_document set last_day = evening.day from evening where listing = id;
    update public_version set version = version + 1 where exists (select from evening where approved);
  `.execute(db)
}
