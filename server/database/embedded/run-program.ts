/** Runs one of PostgreSQL's programs, as the user that owns the data. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { endWithParent } from './parent-death.ts'
import type { ServerUser } from './server-user.ts'

export interface ProgramOptions {
  user: ServerUser | null
  cwd: string
  /** What the program reads from its standard input. */
  input?: string
}

export interface ProgramEnd {
  /** Null when a signal ended it. */
  code: number | null
  /** Standard output and standard error. */
  output: string
}

/** Throws an ErrnoException when the program cannot be started at all. */
export async function runProgram(program: string, args: string[], options: ProgramOptions): Promise<ProgramEnd> {
  const child = await startProgram(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
    // A program that ends early closes the pipe; what it said is the answer, not the broken pipe.
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.input ?? '')
  })
}

/** The child ends when this process does, where the system can see to that. */
export async function startProgram(
  program: string,
  args: string[],
  { user, cwd, stdio }: Pick<ProgramOptions, 'user' | 'cwd'> & Pick<SpawnOptions, 'stdio'>,
): Promise<ChildProcess> {
  const [file, rest] = await endWithParent(program, args)
  // In a process group of its own, so that Ctrl-C in a terminal reaches this process alone, which then stops it in order.
  return spawn(file, rest, { cwd, stdio, detached: true, windowsHide: true, env: environment(), ...user })
}

/** Little of ours: it holds secrets, and PG… variables would change what the programs do. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}
