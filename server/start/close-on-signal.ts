/** Ends the process in good order when it is asked to. */
import { inspect } from 'node:util'

const signals = ['SIGTERM', 'SIGINT'] as const

/** The first signal closes and exits with 0; a second one, or the end of the patience, exits at once with 1. */
export function closeOnSignal(close: () => Promise<void>, patienceMs: number): void {
  let isClosing = false
  const onSignal = async (): Promise<void> => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), patienceMs).unref()
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
