/** Restarts the server when it ends unexpectedly, for example when the kernel kills it for lack of memory. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** Throws if the first start fails; restarts are retried until one succeeds. Returns the function that stops the server. */
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
