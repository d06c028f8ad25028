/** The titles of a list, as the database has them. */
import type { SiteDatabase } from '../support/sites/open-site.ts'

/** Sorted; null means any city. */
export async function volunteeringIn(db: SiteDatabase, city: string | null): Promise<string[]> {
  const all = db.selectFrom('listing').select('title').where('type', '=', 'volunteer').where('state', '=', 'approved').orderBy('title')
  return titlesOf(await (city === null ? all : all.where('city', '=', city)).execute())
}

/** The titles of the events between two days, not sorted. */
export async function eventsBetween(db: SiteDatabase, { from, to }: { from: string; to: string }): Promise<string[]> {
  const found = db
    .selectFrom('listing')
    .select('title')
    .where('type', '=', 'event')
    .where('state', '=', 'approved')
    .where('start_date', '<=', to)
    .where((row) => row(row.fn.coalesce('end_date', 'start_date'), '>=', from))
  return titlesOf(await found.execute())
}

/** One title for each day of an event, by day; those without a day at the end. */
export async function entriesFrom(db: SiteDatabase, day: string): Promise<string[]> {
  const found = db
    .selectFrom('occurrence')
    .innerJoin('listing', 'listing.id', 'occurrence.listing')
    .select('title')
    .where('occurrence.type', '=', 'event')
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('occurrence.sort_key')
  return titlesOf(await found.execute())
}

function titlesOf(rows: readonly { readonly title: string }[]): string[] {
  return rows.map(({ title }) => title)
}
