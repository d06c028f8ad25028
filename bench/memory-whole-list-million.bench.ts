/** Claim: with ten callers of the whole list of events, of a million listings, the server uses at most 250 MB. */
import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { watched } from './attacked-server.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import type { Measurement } from './measurement.ts'

const callers = 10

export function measure(): Promise<Measurement> {
  return withFilledServer(1_000_000, async (server) => {
    let interrupted = 0
    const { megabytes } = await watched(server, 60, (of, signal) => tenCallers(of, signal, () => (interrupted += 1)))
    const claim = 'Server: memory under 10 whole lists of a million'
    return { claim, samples: [megabytes], atMost: 250, unit: 'MB', reference: null, note: `Interrupted lists: ${interrupted}.` }
  })
}

/** Each has an address of its own, so that the limit for one address does not refuse it. */
async function tenCallers({ url }: BuiltServer, signal: AbortSignal, onInterrupted: () => void): Promise<void> {
  setMaxListeners(0, signal)
  await Promise.all(Array.from({ length: callers }, async (_, index) => {
    while (!signal.aborted) {
      try {
        const { body } = await fetch(`${url}/api/events/approved`, { signal, headers: { 'x-forwarded-for': `192.0.2.${index}` } })
        await body?.pipeTo(new WritableStream())
      } catch {
        if (!signal.aborted) onInterrupted()
      }
      await setTimeout(100)
    }
  }))
}
