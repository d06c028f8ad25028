/** The list for moderation of a site with a million listings, by words, states and other choices. */
import { million } from './uncached-answers.ts'
import { median, type Measured } from './measurement.ts'
import { oneConnection, timedRequest } from './requests.ts'
import { withFilledServer, type BuiltServer } from './servers.ts'

const send = oneConnection()

const admin = { username: 'bench-admin', password: 'olives-and-thyme' }

/** What the server of `signedIn` is started with. */
export const adminEnvironment = { ADMIN_USERNAME: admin.username, ADMIN_EMAIL: 'bench-admin@example.org', ADMIN_PASSWORD: admin.password }

const [warmUps, times] = [2, 7]

const states = ['pending', 'change', 'approved', 'rejected', 'removed', 'cancelled', 'any']

/** Frequent words and rare ones, the beginning of words, several, in both scripts, and none that any listing has. */
const texts = ['cleanup', 'vegan', 'stargazing', 'athens', 'αθήνα', 'be', 'κα', 'vegan water', 'tree planting no 7', 'qwertyuiop']

const choices = [
  'type=dine', 'language=el', 'age=day', 'age=over-month', 'type=event&language=en&age=week', 'author=bench-admin',
  'city=Zografou', 'tag=Green+Tech', 'city=Athens&tag=Cleanup&type=event', 'region=attica', 'language=en&q=vegan', 'type=shop&q=cleanup',
  'age=day&q=water', 'author=bench-admin&q=vegan', 'city=Athens&q=water', 'q=bench', 'page=100', 'type=dine&page=100',
]

const queries = states.flatMap((state) =>
  [...texts.map((text) => `q=${encodeURIComponent(text)}`), ...choices].map((choice) => `state=${state}&${choice}`))

/** The slowest list; `BENCH_ALL=1` prints each. */
export function slowestOfModeration(): Promise<Measured> {
  return withFilledServer(million, async (server) => {
    const headers = await signedIn(server)
    let slowest = { query: '', ms: 0 }
    for (const query of queries) {
      const taken: number[] = []
      for (let turn = 0; turn < warmUps + times; turn += 1) {
        taken.push((await send(`${server.url}/api/listings?limit=10&${query}`, { headers })).ms)
      }
      const ms = median(taken.slice(warmUps))
      if (process.env.BENCH_ALL) console.log(`  ${ms.toFixed(2)} ms  ${query}`)
      if (ms > slowest.ms) slowest = { query, ms }
    }
    return { samples: [slowest.ms], note: `The slowest of ${queries.length} is ${decodeURIComponent(slowest.query)}.` }
  }, adminEnvironment)
}

/** The header of an administrator. */
export async function signedIn({ url }: BuiltServer): Promise<{ readonly authorization: string }> {
  const { body } = await timedRequest(`${url}/auth/login`, { method: 'POST', body: admin })
  return { authorization: `Bearer ${(JSON.parse(body.toString()) as { token: string }).token}` }
}
