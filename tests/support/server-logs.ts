/** Gathers what every server of a test run logs, so that the end of the run can look through all of it. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaksIn } from './log-leaks.ts'

/** Test processes get the folder by their environment, whatever runs them. */
const variable = 'TEST_SERVER_LOGS'

/** Keeps a piece of a log. Pieces of one server have one `source`, and follow each other. */
export function keepServerLog(text: string, source = 'app'): void {
  const folder = process.env[variable]
  if (folder !== undefined) appendFileSync(join(folder, `${process.pid}-${source}`), text)
}

/** From here on logs are kept. Gives what ends that, and says what they hold that no log may. */
export function gatherServerLogs(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'prasino-logs-'))
  process.env[variable] = folder
  return () => {
    const leaks = readdirSync(folder).flatMap((name) => leaksIn(readFileSync(join(folder, name), 'utf8')))
    rmSync(folder, { recursive: true })
    return leaks
  }
}
