/** Runs server/main.ts in a child process, and collects its output. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { recordServerLog } from '../runner/server-logs.ts'

export interface MainProcess {
  /** The address that the server prints. Throws if the process ends before. */
  readonly address: () => Promise<string>
  readonly signal: (signal: NodeJS.Signals) => void
  readonly exitCode: () => Promise<number | null>
  readonly standardOutput: () => string
  readonly standardError: () => string
}

/** The process gets only PATH and the given variables; by default a free port and a test secret. */
export function startMain(environment: Readonly<Record<string, string>>): MainProcess {
  const child = spawn(process.execPath, [join(inject('programs'), 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', JWT_SECRET: 'a secret of the tests, not of anybody', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test leaves no process running, neither the server nor its database, which would go on writing into a folder that is being deleted.
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await closed
  })
  const received = { output: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (received.output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    received.error += text
    recordServerLog(text, `main-${child.pid}`)
  })
  const closed = once(child, 'close')

  async function address(): Promise<string> {
    for (;;) {
      const found = /is at (\S+)/.exec(received.output)?.[1]
      if (found) return found
      if (child.exitCode !== null) throw new Error(`The server ended. ${received.error}`)
      await Promise.race([once(child.stdout, 'data'), closed])
    }
  }

  return {
    address,
    signal: (signal) => void child.kill(signal),
    exitCode: async () => {
      await closed
      return child.exitCode
    },
    standardOutput: () => received.output,
    standardError: () => received.error,
  }
}
