/** Claim: the same behind HAProxy, with connection retries turned off (by default it retries three times). */
import { hasHaproxy, startHaproxy } from './haproxy.ts'
import type { Measurement } from './measurement.ts'
import { restartInTurn } from './rolling-restart.ts'

export async function measure(): Promise<Measurement | null> {
  if (!hasHaproxy()) {
    console.log('Rolling restart behind HAProxy: not measured, since HAProxy is not installed.')
    return null
  }
  const options = { retries: 0, check: 'inter 200ms fall 1 rise 1' }
  const { lost, sent } = await restartInTurn((urls, folder) => startHaproxy(urls, folder, options))
  return { claim: `Behind HAProxy: lost of ${sent} requests`, samples: [lost], atMost: 0, unit: 'requests', reference: null }
}
