/** Claim: with sixty callers of whole lists of 20,000 events the server uses at most 300 MB. */
import { underAttack } from './attacked-server.ts'
import type { Measurement } from './measurement.ts'
import { wholeListCallers } from './whole-list-callers.ts'

export async function measure(): Promise<Measurement> {
  const { megabytes } = await underAttack({ events: 20_000, seconds: 30 }, wholeListCallers(60))
  return { claim: 'Server: memory under 60 whole lists', samples: [megabytes], atMost: 300, unit: 'MB', reference: null }
}
