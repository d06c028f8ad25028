/** Runs a test program in a child process and reads its output line by line. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject, onTestFinished } from 'vitest'

export interface OtherProcess {
  readonly pid: number
  /** Parses the next line as JSON. Throws if the process ends before. */
  nextMessage(): Promise<unknown>
  writeLine(line: string): void
  /** Closes its standard input and waits for its end. */
  finish(): Promise<void>
  /** Ends the process as `kill -9` does. */
  kill(): Promise<void>
}

export interface OtherProcessOptions {
  uid?: number
  gid?: number
  env?: Record<string, string>
}

/** A file of this folder. */
type Program = 'server-program' | 'migration-program' | 'work-program'

export function startProcess(program: Program, args: string[], { env = {}, ...user }: OtherProcessOptions = {}): OtherProcess {
  const child = spawn(process.execPath, [join(inject('programs'), `${program}.js`), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    ...user,
  })
  // A failed test leaves no process running.
  onTestFinished(() => void child.kill('SIGKILL'))
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
