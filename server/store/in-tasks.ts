/** Work on many items that leaves room for other work. */
import { setImmediate } from 'node:timers/promises'

const itemsOfTask = 100

/** The results of the items in their order; made in short tasks, between which the answers of PostgreSQL are read. */
export async function inTasks<Item, Result>(items: Iterable<Item>, work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length % itemsOfTask === 0) await setImmediate()
    results.push(work(item))
  }
  return results
}
