/** Runs one command line of the project as a child process. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** By its path: Knip, dependency-cruiser and the generator of `contract/` use the API of an older version, which is installed beside it. */
export const tsc = 'node node_modules/typescript-7/bin/tsc'

export interface CommandOptions {
  /** Prints to the terminal instead of collecting the output. */
  readonly live?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Absent: the root of the project. */
  readonly folder?: string
  /** Ends the command and all processes that it has started. */
  readonly signal?: AbortSignal | undefined
}

export interface CommandResult {
  readonly command: string
  /** The exit code; 1 if a signal ended the command. */
  readonly status: number
  /** Standard output and standard error; empty if live. */
  readonly output: string
}

/** The executables of installed packages are in its PATH, such as `vite build`. */
export function runCommand(command: string, options: CommandOptions = {}): Promise<CommandResult> {
  const { live = false, env = {}, folder = root, signal } = options
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: folder,
      // With a process group of its own, which can be ended as a whole. Ctrl-C reaches only the group of the terminal.
      detached: signal !== undefined,
      shell: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...env },
    })
    const end = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGTERM')
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted) end()
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end)
      resolve({ command, status: code ?? 1, output })
    })
  })
}
