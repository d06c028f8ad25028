/** Checks and stops processes that need not be children of this one. */
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable.ts'

const POLL_MS = 10
const ORDERLY_MS = 30_000
const AT_ONCE_MS = 5_000

/** A zombie counts as ended, although it accepts signals. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(state)
}

/** Call it after a fast shutdown was requested. After 30 s it requests an immediate shutdown, which needs recovery at the next start. */
export async function waitForExit(pid: number): Promise<void> {
  if (await endsWithin(pid, ORDERLY_MS)) return
  process.kill(pid, 'SIGQUIT')
  if (await endsWithin(pid, AT_ONCE_MS)) return
  throw new DatabaseUnavailable(`The database server of an earlier start does not stop: end process ${pid}, then start again.`)
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}
