/** The types of listings are rows, which each start writes from the registry, so that a new type needs no migration. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table listing_type (name text primary key);
    insert into listing_type values ('event'), ('volunteer'), ('shop'), ('dine');
    alter table listing drop constraint listing_type_check,
      add constraint listing_has_known_type foreign key (type) references listing_type;
  `.execute(db)
}
