/** Lists that can be read as a whole or by page. */
import { sql, type SelectQueryBuilder } from 'kysely'
import { maxCountedTotal, type Page } from '../../../domain/lists/paging.ts'
import { readInBatches } from '../batches.ts'
import type { Connection } from '../connection.ts'
import type { Slice } from './entry-queries.ts'

/** A number of rows. */
export interface Count {
  readonly count: number
  /** Whether there are no more, up to the number that was asked for. */
  readonly isWhole: boolean
}

/** A count of all rows. */
export function wholeCount(count: number): Count {
  return { count, isWhole: true }
}

/** A lazily read list. */
export interface StoredList<Row> {
  readonly rowsAt: (slice: Slice) => Promise<Row[]>
  /** All rows in order, in batches, from one snapshot. */
  readonly batches: () => AsyncIterable<Row[]>
  /** The number of rows, counted up to `most`. */
  readonly countUpTo: (most: number) => Promise<Count>
}

/** The rows of a query, in its order. */
export function listOf<Tables, Table extends keyof Tables, Row>(
  db: Connection, query: SelectQueryBuilder<Tables, Table, Row>,
): StoredList<Row> {
  return {
    rowsAt: async ({ offset, limit }) => (await db.executeQuery(query.limit(limit).offset(offset))).rows,
    batches: () => readInBatches(db, query),
    countUpTo: async (most) => {
      const counted = query.clearSelect().clearOrderBy().select(sql.lit(1).as('row')).limit(most)
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${counted} as found`.execute(db)
      return wholeCount(rows[0]?.count ?? 0)
    },
  }
}

/** A list to be sent as a whole, which is read while it is sent. */
export class WholeList<Row> {
  readonly batches: StoredList<Row>['batches']
  readonly countUpTo: StoredList<Row>['countUpTo']

  constructor({ batches, countUpTo }: StoredList<Row>) {
    this.batches = batches
    this.countUpTo = countUpTo
  }
}

/** A page to read; `number` counts from 1. */
interface PageNumber {
  readonly number: number
  readonly size: number
}

interface StoredPage<Row> extends Page<Row> {
  readonly rows: Row[]
  readonly hasNext: boolean
}

/** Reads one page; beyond the last page it is empty. On the last page the total is known without a count query. */
export async function readPage<Row>({ rowsAt, countUpTo }: StoredList<Row>, { number, size }: PageNumber): Promise<StoredPage<Row>> {
  const offset = (number - 1) * size
  const found = await rowsAt({ offset, limit: size + 1 })
  const isLast = found.length <= size && (found.length > 0 || offset === 0)
  const { count, isWhole } = isLast ? wholeCount(offset + found.length) : await countUpTo(maxCountedTotal + 1)
  return {
    rows: found.slice(0, size),
    hasNext: found.length > size,
    total: Math.min(count, maxCountedTotal),
    isCapped: count > maxCountedTotal || !isWhole,
  }
}

/** Maps the rows of a list. */
export function mapList<Row, Mapped>({ rowsAt, batches, countUpTo }: StoredList<Row>, convert: (row: Row) => Mapped): StoredList<Mapped> {
  return { rowsAt: async (slice) => (await rowsAt(slice)).map(convert), batches: () => mapBatches(batches(), convert), countUpTo }
}

async function* mapBatches<Row, Mapped>(batches: AsyncIterable<Row[]>, convert: (row: Row) => Mapped): AsyncGenerator<Mapped[], void> {
  for await (const rows of batches) yield rows.map(convert)
}
