/** Runs a test program in a child process and reads its output line by line. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

export interface OtherProcess {
  readonly pid: number
  /** Parses the next line as JSON. Throws if the process ends before. */
  nextMessage(): Promise<unknown>
  writeLine(line: string): void
  /** Closes its standard input and waits for its end. */
  finish(): Promise<void>
  /** As `kill -9` does. */
  kill(): Promise<void>
}

export interface OtherProcessOptions {
  uid?: number
  gid?: number
  env?: Record<string, string>
}

/** `program` is a file of this folder. */
export function startProcess(program: string, args: string[], { env = {}, ...user }: OtherProcessOptions = {}): OtherProcess {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    ...user,
  })
  started.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    async nextMessage() {
      const { done, value } = await lines.next()
      if (done === true) throw new Error(`${program} ended without another line.`)
      return JSON.parse(value) as unknown
    },
    writeLine: (line) => void child.stdin.write(`${line}\n`),
    async finish() {
      child.stdin.end()
      await ended(child)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}

const started: ChildProcess[] = []

// A failed test leaves no process running.
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
