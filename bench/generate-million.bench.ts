/** Claim: `npm run generate -- 1000000` fills a database within five minutes. */
import { filledOnce } from './filled-server.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const { seconds } = await filledOnce(1_000_000)
  const note = 'Four minutes of inserts, two and a half of indexes, by PostgreSQL with two processors.'
  return { claim: 'Fill a database with a million listings', samples: [seconds], atMost: 300, unit: 's', reference: null, note }
}
