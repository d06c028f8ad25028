/** Runs one command line of the project as a child process. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface CommandOptions {
  /** Prints straight to the terminal instead of keeping what is said. */
  readonly live?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export interface CommandResult {
  readonly command: string
  /** 0 when all went well; a command that a signal ended has 1. */
  readonly status: number
  /** What it said, both streams in order; empty for a live one. */
  readonly output: string
}

/** Commands of installed packages are found by their name: `tsc -p server`. */
export function runCommand(command: string, { live = false, env = {} }: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ command, status: code ?? 1, output }))
  })
}
