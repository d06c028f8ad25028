/** Lists that can be read as a whole or by page. */
import { countedTotal, type Page } from '../../domain/paging.ts'
import type { Slice } from './entry-queries.ts'

/** A lazily read list. */
export interface StoredList<Row> {
  readonly rowsAt: (slice: Slice) => Promise<Row[]>
  /** All rows in order, in batches, from one snapshot. */
  readonly batches: () => AsyncIterable<Row[]>
  /** The number of rows, counted up to `most`. */
  readonly countUpTo: (most: number) => Promise<number>
}

/** Marks a list to be sent as a whole. */
export class WholeList<Row> {
  readonly batches: StoredList<Row>['batches']
  readonly countUpTo: StoredList<Row>['countUpTo']

  constructor({ batches, countUpTo }: StoredList<Row>) {
    this.batches = batches
    this.countUpTo = countUpTo
  }
}

/** A page to read; `number` counts from 1. */
interface Part {
  readonly number: number
  readonly size: number
}

interface StoredPage<Row> extends Page<Row> {
  readonly rows: Row[]
  readonly hasNext: boolean
}

/** Reads one page; beyond the last page it is empty. On the last page the total is known without a count query. */
export async function readPage<Row>({ rowsAt, countUpTo }: StoredList<Row>, { number, size }: Part): Promise<StoredPage<Row>> {
  const offset = (number - 1) * size
  const found = await rowsAt({ offset, limit: size + 1 })
  const isLast = found.length <= size && (found.length > 0 || offset === 0)
  const count = isLast ? offset + found.length : await countUpTo(countedTotal + 1)
  return {
    rows: found.slice(0, size),
    hasNext: found.length > size,
    total: Math.min(count, countedTotal),
    isCapped: count > countedTotal,
  }
}

/** Maps the rows of a list. */
export function listOf<Row, Shown>({ rowsAt, batches, countUpTo }: StoredList<Row>, shown: (row: Row) => Shown): StoredList<Shown> {
  return { rowsAt: async (slice) => (await rowsAt(slice)).map(shown), batches: () => batchesOf(batches(), shown), countUpTo }
}

/** Maps the rows of batches. */
async function* batchesOf<Row, Shown>(batches: AsyncIterable<Row[]>, shown: (row: Row) => Shown): AsyncGenerator<Shown[], void> {
  for await (const rows of batches) yield rows.map(shown)
}
