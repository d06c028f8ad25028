/** The reasons that administrators choose from, and why a removed listing was removed. */
import { sql, type QueryExecutorProvider } from 'kysely'

const reasons: readonly { readonly en: string; readonly el: string }[] = [
  { en: 'It does not follow the rules of this site.', el: 'Δεν ακολουθεί τους κανόνες του ιστότοπου.' },
  { en: 'It has nothing to do with greener living.', el: 'Δεν έχει σχέση με έναν πιο πράσινο τρόπο ζωής.' },
  { en: 'It is advertising.', el: 'Είναι διαφήμιση.' },
  { en: 'It is listed already.', el: 'Υπάρχει ήδη στις καταχωρίσεις.' },
  { en: 'It does not say clearly where it is.', el: 'Δεν λέει καθαρά πού βρίσκεται.' },
  { en: 'The day or the time is missing or wrong.', el: 'Η ημερομηνία ή η ώρα λείπει ή είναι λάθος.' },
  { en: 'The link does not work, or leads to something else.', el: 'Ο σύνδεσμος δεν λειτουργεί ή οδηγεί κάπου αλλού.' },
  { en: 'The description says too little.', el: 'Η περιγραφή λέει πολύ λίγα.' },
  { en: 'It contains personal data of somebody else.', el: 'Περιέχει προσωπικά στοιχεία άλλου ατόμου.' },
]

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table reason (
      id bigint generated always as identity primary key,
      en text not null,
      el text not null,
      is_general boolean not null default false
    );
    create unique index reason_one_is_general on reason (is_general) where is_general;
    alter table listing
      add column removed_reason text,
      add constraint listing_only_removed_has_a_reason check (removed_reason is null or state = 'removed');
  `.execute(db)
  for (const [index, { en, el }] of reasons.entries()) {
    await sql`insert into reason (en, el, is_general) values (${en}, ${el}, ${index === 0})`.execute(db)
  }
}
