/** Lists that are read whole or by pages. */
import { countedTotal, type Page } from '../../domain/paging.ts'
import type { Slice } from './entry-queries.ts'

/** A list of the database, of which nothing is read yet. */
export interface StoredList<Row> {
  readonly rowsAt: (slice: Slice) => Promise<Row[]>
  /** All rows in the order of the list, a few at a time, as they were at one moment. */
  readonly batches: () => AsyncIterable<Row[]>
  /** How many rows there are, but not counted beyond `most`. */
  readonly countUpTo: (most: number) => Promise<number>
}

/** A list that is answered whole, however long it is. */
export class WholeList<Row> {
  readonly batches: StoredList<Row>['batches']
  readonly countUpTo: StoredList<Row>['countUpTo']

  constructor({ batches, countUpTo }: StoredList<Row>) {
    this.batches = batches
    this.countUpTo = countUpTo
  }
}

/** Which part of a list to read; `number` counts from 1. */
interface Part {
  readonly number: number
  readonly size: number
}

interface StoredPage<Row> extends Page<Row> {
  readonly rows: Row[]
  readonly hasNext: boolean
}

/** Reads one page; it is empty beyond the last one. The last one tells by itself how long the list is: nothing is counted. */
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

/** The same list, of what is made of its rows. */
export function listOf<Row, Shown>({ rowsAt, batches, countUpTo }: StoredList<Row>, shown: (row: Row) => Shown): StoredList<Shown> {
  return { rowsAt: async (slice) => (await rowsAt(slice)).map(shown), batches: () => batchesOf(batches(), shown), countUpTo }
}

/** The same batches, of what is made of their rows. */
async function* batchesOf<Row, Shown>(batches: AsyncIterable<Row[]>, shown: (row: Row) => Shown): AsyncGenerator<Shown[], void> {
  for await (const rows of batches) yield rows.map(shown)
}
