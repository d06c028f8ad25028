/** Runs server/admin.ts in a process of its own, as `npm run admin` does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

export interface AdminRun {
  readonly code: number | null
  readonly output: string
  readonly error: string
}

/** The process gets only PATH and the given variables. */
export async function runAdmin(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<AdminRun> {
  const child = spawn(process.execPath, [join(inject('programs'), 'admin.js'), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const streams = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number | null]
  const [output, error] = await streams
  return { code, output, error }
}
