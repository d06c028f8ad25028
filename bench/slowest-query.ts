/** The slowest of several queries. */
import { adminEnvironment, signedIn } from './administrator.ts'
import { median, type Measured } from './measurement.ts'
import { oneConnection } from './requests.ts'
import { withFilledServer } from './servers.ts'
import { million } from './uncached-answers.ts'

interface Slowest {
  readonly query: string
  readonly ms: number
}

/** `BENCH_ALL=1` prints each. */
export async function slowestQuery(queries: readonly string[], msOf: (query: string) => Promise<number>): Promise<Slowest> {
  let slowest: Slowest = { query: '', ms: 0 }
  for (const query of queries) {
    const ms = await msOf(query)
    if (process.env.BENCH_ALL) console.log(`  ${ms.toFixed(2)} ms  ${query}`)
    if (ms > slowest.ms) slowest = { query, ms }
  }
  return slowest
}

const send = oneConnection()

const [warmUps, times] = [2, 7]

/** The slowest answer of this path for an administrator, of a site with a million listings. */
export function slowestOfMillion(path: string, queries: readonly string[]): Promise<Measured> {
  return withFilledServer(million, async (server) => {
    const headers = await signedIn(server)
    const { query, ms } = await slowestQuery(queries, async (each) => {
      const taken: number[] = []
      for (let turn = 0; turn < warmUps + times; turn += 1) taken.push((await send(`${server.url}${path}?${each}`, { headers })).ms)
      return median(taken.slice(warmUps))
    })
    return { samples: [ms], note: `The slowest of ${queries.length} is ${decodeURIComponent(query)}.` }
  }, adminEnvironment)
}
