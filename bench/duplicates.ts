/** Likely duplicates among a million listings, for titles with frequent words in large towns. */
import { addDays, athensToday } from '../domain/days/days.ts'
import { median, type Measured } from './measurement.ts'
import { oneConnection } from './requests.ts'
import { adminEnvironment, signedIn } from './moderation-lists.ts'
import { withFilledServer } from './servers.ts'
import { million } from './uncached-answers.ts'

const send = oneConnection()

const [warmUps, times] = [2, 7]

const today = athensToday(new Date())

/** As they are typed: beginnings, whole titles, in both languages, and many words. */
const titles = [
  'Beach', 'Beach cleanup', 'Beach cleanup at the old harbour, no. 7', 'Καθαρισμός παραλίας', 'Katharismos paralias', 'Tree planting',
  'Volunteer morning for the garden of the old school', 'Vegan', 'Vegan restaurant', 'Φυτεύουμε βελανιδιές', 'Qwertyuiop',
]

const places = ['&city=Athens', '&city=Thessaloniki', '&city=Zografou', '']

const saturday = `&startDate=${addDays(today, 35 - new Date(today).getUTCDay() + 6)}`

const types = [`event${saturday}`, `event&startDate=${today}&endDate=${addDays(today, 150)}`, 'event', 'shop', 'dine', 'volunteer']

const queries = types.flatMap((type) => places.flatMap((place) =>
  titles.map((title) => `type=${type}${place}&title=${encodeURIComponent(title)}`)))

/** The slowest answer for an administrator, who sees the waiting listings too; `BENCH_ALL=1` prints each. */
export function slowestOfDuplicates(): Promise<Measured> {
  return withFilledServer(million, async (server) => {
    const headers = await signedIn(server)
    let slowest = { query: '', ms: 0 }
    for (const query of queries) {
      const taken: number[] = []
      for (let turn = 0; turn < warmUps + times; turn += 1) {
        taken.push((await send(`${server.url}/api/duplicates?${query}`, { headers })).ms)
      }
      const ms = median(taken.slice(warmUps))
      if (process.env.BENCH_ALL) console.log(`  ${ms.toFixed(2)} ms  ${query}`)
      if (ms > slowest.ms) slowest = { query, ms }
    }
    return { samples: [slowest.ms], note: `The slowest of ${queries.length} is ${decodeURIComponent(slowest.query)}.` }
  }, adminEnvironment)
}
