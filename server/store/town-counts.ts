/** In which towns the most events are coming. */
import { sql } from 'kysely'
import type { components } from '../../contract/openapi.ts'
import { cityNamesOfNoTown } from '../../domain/cities.ts'
import type { Day } from '../../domain/days.ts'
import type { Connection } from './connection.ts'

type TownCount = components['schemas']['TownCount']

/** What the towns are asked for. */
export interface TownQuery {
  readonly from?: Day | undefined
  /** How many towns at most; all without it. */
  readonly limit?: number | undefined
}

/**
 * The towns with approved events that last until that day or longer, or have no day yet, each with their number: the highest
 * first, then by name in the order of code points. An event of many days counts once.
 */
export async function townCounts(db: Connection, { from, limit }: TownQuery): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`
    select city, count(*) as count from listing
    where type = 'event' and approved and city <> all(${cityNamesOfNoTown}::text[])
      and ${from ? sql`coalesce(end_date, start_date, 'infinity') >= ${from}` : sql`true`}
    group by city
    order by count desc, city collate "C" limit ${limit ?? null}
  `.execute(db)
  return rows
}
