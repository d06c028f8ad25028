/** Starts a server again when it ends unasked, as one does that the system killed for want of memory. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** Throws when the first start fails; later ones are tried until one succeeds. Gives the function that ends it for good. */
export async function keepRunning(start: () => Promise<ServerProcess>, againAfterMs = 1_000): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = await start()

  async function watch(): Promise<void> {
    for (;;) {
      await server.ended
      if (signal.aborted) return
      const next = await start().catch(() => null)
      if (next !== null) server = next
      else await delay(againAfterMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return server.stop()
    }
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await server.stop()
    await watching
  }
}
