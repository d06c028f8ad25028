/** Runs one command line of the project as a child process. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface CommandOptions {
  /** Prints to the terminal instead of collecting the output. */
  readonly live?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export interface CommandResult {
  readonly command: string
  /** The exit code; 1 if a signal ended the command. */
  readonly status: number
  /** Standard output and standard error; empty if live. */
  readonly output: string
}

/** The executables of installed packages are in its PATH, such as `tsc -p server`. */
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
