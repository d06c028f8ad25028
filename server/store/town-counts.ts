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
 * The towns with approved events, each with as many entries as the expanded list of its events has from that day on: the highest
 * count first, then by name in the order of code points.
 */
export async function townCounts(db: Connection, { from, limit }: TownQuery): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`
    select city, count(*) as count from occurrence
    where type = 'event' and ${from ? sql`day >= ${from}` : sql`true`}
    group by city having city <> all(${['', ...cityNamesOfNoTown]}::text[])
    order by count desc, city collate "C" limit ${limit ?? null}
  `.execute(db)
  return rows
}
