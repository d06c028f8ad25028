/** Fails a test run, of Vitest or of Playwright, in which a server logged private data. */
import { collectServerLogs } from './server-logs.ts'

export default function setup(): () => void {
  const finish = collectServerLogs()
  return () => {
    const leaks = finish()
    if (leaks.length === 0) return
    // Vitest reports an error of a teardown but exits with 0.
    process.exitCode = 1
    throw new Error(leaks.join('\n'))
  }
}
