/** Runs a command-line program of the server in a process of its own, as `npm run admin` and `npm run generate` do. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

export interface ProgramRun {
  readonly code: number | null
  readonly output: string
  readonly error: string
}

type Environment = Readonly<Record<string, string>>

/** Runs `server/admin.ts`. The process gets only PATH and the given variables. */
export function runAdmin(environment: Environment, ...args: readonly string[]): Promise<ProgramRun> {
  return run('admin', environment, args)
}

/** Runs `server/generate.ts`. The process gets only PATH and the given variables. */
export function runGenerate(environment: Environment, ...args: readonly string[]): Promise<ProgramRun> {
  return run('generate', environment, args)
}

async function run(program: string, environment: Environment, args: readonly string[]): Promise<ProgramRun> {
  const child = spawn(process.execPath, [join(inject('programs'), `${program}.js`), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const streams = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number | null]
  const [output, error] = await streams
  return { code, output, error }
}
