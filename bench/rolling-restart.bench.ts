/** Claim: two servers behind a load balancer without retries lose no request in a rolling restart. */
import type { Measurement } from './measurement.ts'
import { startPlainBalancer } from './plain-balancer.ts'
import { restartInTurn } from './rolling-restart.ts'

export async function measure(): Promise<Measurement> {
  const { lost, sent } = await restartInTurn(startPlainBalancer)
  return { claim: `Rolling restart: lost of ${sent} requests`, samples: [lost], atMost: 0, unit: 'requests', reference: null }
}
