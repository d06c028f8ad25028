/** Graceful shutdown on SIGTERM and SIGINT. */
import { inspect } from 'node:util'

const signals = ['SIGTERM', 'SIGINT'] as const

/** The first signal calls `close` and exits with 0; a second signal, or the timeout, exits at once with 1. */
export function closeOnSignal(close: () => Promise<void>, timeoutMs: number): void {
  let isClosing = false
  const onSignal = async (): Promise<void> => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), timeoutMs).unref()
    await close()
    process.exit(0)
  }
  for (const signal of signals) {
    process.on(signal, () => {
      onSignal().catch((error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`)
        process.exit(1)
      })
    })
  }
}
