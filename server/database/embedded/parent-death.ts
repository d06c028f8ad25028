/** Sets the parent death signal of a child process, so that kill -9 leaves no database running. */
import { execFile } from 'node:child_process'

let supported: Promise<boolean> | undefined

/** Without a suitable `setpriv`, returns the command unchanged; then the next start stops an orphaned server. */
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
