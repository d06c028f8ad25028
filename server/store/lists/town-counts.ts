/** Counts upcoming events per town. */
import { sql } from 'kysely'
import type { components } from '../../../contract/openapi.ts'
import { nonTownNames } from '../../../domain/places/cities.ts'
import type { Day } from '../../../domain/days/days.ts'
import type { Connection } from '../connection.ts'

type TownCount = components['schemas']['TownCount']

/** The parameters of `townCounts`. */
export interface TownQuery {
  readonly from?: Day | undefined
  /** The maximum number of towns; undefined: all. */
  readonly limit?: number | undefined
}

/**
 * The towns with approved events that end on or after `from` or have no day, with the number of events. Sorted by number,
 * descending, then by name in code point order. An event of several days counts once.
 */
export async function townCounts(db: Connection, { from, limit }: TownQuery): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`
    select city, count(*) as count from occurrence
    where type = 'event' and is_first and city <> all(${['', ...nonTownNames]}::text[]) and ${from ? sql`last_day >= ${from}` : sql`true`}
    group by city
    order by count desc, city collate "C" limit ${limit ?? null}
  `.execute(db)
  return rows
}
