/** Ties a child's life to ours, so that kill -9 leaves no database running behind. */
import { execFile } from 'node:child_process'

let supported: Promise<boolean> | undefined

/** The command as it is where `setpriv` is missing or too old; the next start then stops what was left running. */
export async function endWithParent(file: string, args: string[]): Promise<[file: string, args: string[]]> {
  supported ??= canSetParentDeathSignal()
  return (await supported) ? ['setpriv', ['--pdeathsig', 'INT', '--', file, ...args]] : [file, args]
}

function canSetParentDeathSignal(): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false)
  return new Promise((resolve) => {
    execFile('setpriv', ['--pdeathsig', 'INT', '--', 'true'], (error) => resolve(error === null))
  })
}
