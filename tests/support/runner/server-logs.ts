/** Collects the logs of all servers of a test run, which are checked at its end. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaksIn } from './log-leaks.ts'

/** Test processes inherit the folder in their environment. */
const variable = 'TEST_SERVER_LOGS'

/** Appends a part of a log. All parts of one server have the same `source`. */
export function recordServerLog(text: string, source = 'app'): void {
  const folder = process.env[variable]
  if (folder !== undefined) appendFileSync(join(folder, `${process.pid}-${source}`), text)
}

/** Starts the collection. Returns a function that ends it and lists the private data found. */
export function collectServerLogs(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'prasino-logs-'))
  process.env[variable] = folder
  return () => {
    const leaks = readdirSync(folder).flatMap((name) => leaksIn(readFileSync(join(folder, name), 'utf8')))
    rmSync(folder, { recursive: true })
    return leaks
  }
}
