/** Claim: a rolling restart behind HAProxy with its default checks loses no request with the default `SHUTDOWN_DELAY`. */
import { hasHaproxy, startHaproxy } from './haproxy.ts'
import type { Measurement } from './measurement.ts'
import { restartInTurn } from './rolling-restart.ts'

/** Two checks that succeed, two seconds apart, and the time of a check. */
const settleMs = 5_000

export async function measure(): Promise<Measurement | null> {
  if (!hasHaproxy()) {
    console.log('Rolling restart behind HAProxy: not measured, since HAProxy is not installed.')
    return null
  }
  const { lost, sent } = await restartInTurn((urls, folder) => startHaproxy(urls, folder, { retries: 0, check: '' }), {
    environment: { TRUST_PROXY: 'loopback', SHUTDOWN_DELAY: '' }, settleMs, count: 4,
  })
  const claim = `Behind HAProxy with its defaults: lost of ${sent} requests`
  return { claim, samples: [lost], atMost: 0, unit: 'requests', reference: null }
}
