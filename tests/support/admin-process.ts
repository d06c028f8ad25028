/** Runs server/admin.ts in a process of its own, from its source, as `npm run admin` does from the build. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface AdminRun {
  readonly code: number | null
  readonly output: string
  readonly error: string
}

const admin = fileURLToPath(new URL('../../server/admin.ts', import.meta.url))

/** The process gets only PATH and the given variables. */
export async function runAdmin(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<AdminRun> {
  const child = spawn(process.execPath, ['--import', 'tsx', admin, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const streams = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number | null]
  const [output, error] = await streams
  return { code, output, error }
}
