/** Callers that request whole lists repeatedly, each for a different period. */
import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { BuiltServer } from './built-server.ts'

/** Runs this number of callers until the signal is aborted; they read responses at full speed. */
export function wholeListCallers(count: number) {
  return async ({ url }: BuiltServer, signal: AbortSignal): Promise<void> => {
    // Each fetch listens to the signal until it is garbage-collected.
    setMaxListeners(0, signal)
    let sent = 0
    const call = async (): Promise<void> => {
      while (!signal.aborted) {
        sent += 1
        const query = sent % 2 === 0 ? '' : `?expand=days&from=${new Date(Date.UTC(2024, 0, sent % 700)).toISOString().slice(0, 10)}`
        await fetch(`${url}/api/events/approved${query}`, { signal }).then(drained, () => setTimeout(100))
      }
    }
    await Promise.all(Array.from({ length: count }, call))
  }
}

/** Also resolves if the response is interrupted. */
async function drained({ body, status }: Response): Promise<void> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined)
  if (status !== 200) await setTimeout(100)
}
