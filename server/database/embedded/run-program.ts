/** Runs a PostgreSQL program as the user that owns the data. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { endWithParent } from './parent-death.ts'
import type { ServerUser } from './server-user.ts'

export interface ProgramOptions {
  user: ServerUser | null
  cwd: string
  /** The standard input of the program. */
  input?: string
}

export interface ProgramEnd {
  /** Null when a signal ended it. */
  code: number | null
  /** Standard output and standard error. */
  output: string
}

/** Throws an ErrnoException if the program cannot be started. */
export async function runProgram(program: string, args: string[], options: ProgramOptions): Promise<ProgramEnd> {
  const child = await startProgram(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
    // A program that ends early closes the pipe (EPIPE); its output and exit code are the result.
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.input ?? '')
  })
}

/** The child ends with this process, if the system supports it. */
export async function startProgram(
  program: string,
  args: string[],
  { user, cwd, stdio }: Pick<ProgramOptions, 'user' | 'cwd'> & Pick<SpawnOptions, 'stdio'>,
): Promise<ChildProcess> {
  const [file, rest] = await endWithParent(program, args)
  // A separate process group, so that Ctrl-C in a terminal signals only this process, which then shuts the child down.
  return spawn(file, rest, { cwd, stdio, detached: true, windowsHide: true, env: environment(), ...user })
}

/** A minimal environment: ours contains secrets, and PG* variables would change the behaviour of the programs. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}
