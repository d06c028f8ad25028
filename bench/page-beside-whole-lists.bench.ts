/** Claim: while eight callers read whole lists of 20,000 events by days, no page of a list takes longer than 200 ms. */
import { underAttack } from './attacked-server.ts'
import type { Measurement } from './measurement.ts'
import { wholeListCallers } from './whole-list-callers.ts'

export async function measure(): Promise<Measurement> {
  const { slowestPageMs } = await underAttack({ events: 20_000, seconds: 30 }, wholeListCallers(8))
  return { claim: 'Server: slowest page beside 8 whole lists', samples: [slowestPageMs], atMost: 200, unit: 'ms', reference: null }
}
