/** Finds the slowest of several queries. */

interface Slowest {
  readonly query: string
  readonly ms: number
}

/** `BENCH_ALL=1` prints each. */
export async function slowest(queries: readonly string[], time: (query: string) => Promise<number>): Promise<Slowest> {
  let found: Slowest = { query: '', ms: 0 }
  for (const query of queries) {
    const ms = await time(query)
    if (process.env.BENCH_ALL) console.log(`  ${ms.toFixed(2)} ms  ${query}`)
    if (ms > found.ms) found = { query, ms }
  }
  return found
}
