/** Maps many items in batches, between which other work of the process runs. */
import { setImmediate } from 'node:timers/promises'

const batchSize = 100

/** The results in the order of the items. Between the batches, the process handles the answers of PostgreSQL and requests. */
export async function mapInBatches<Item, Result>(items: Iterable<Item>, work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length % batchSize === 0) await setImmediate()
    results.push(work(item))
  }
  return results
}
