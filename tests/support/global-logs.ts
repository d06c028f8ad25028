/** Fails a test run, of Vitest or of Playwright, in which a server logged what no log may hold. */
import { gatherServerLogs } from './server-logs.ts'

export default function setup(): () => void {
  const finish = gatherServerLogs()
  return () => {
    const leaks = finish()
    if (leaks.length === 0) return
    // Vitest reports what a teardown throws, and ends as if all were well.
    process.exitCode = 1
    throw new Error(leaks.join('\n'))
  }
}
