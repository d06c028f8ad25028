/** The built server in a child process, which a test can stop and start again at the same address. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { usedBuild } from '../../../tools/used-build.ts'
import { recordServerLog } from '../runner/server-logs.ts'

export interface SiteProcess {
  readonly url: string
  readonly databaseUrl: string
  /** Its standard error so far: warnings and errors. */
  log(): string
  stop(): Promise<void>
  /** Pauses the process: it accepts requests but does not respond until it is resumed. */
  freeze(): void
  resume(): void
  /** Starts the site again, with the same address and database. */
  start(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const server = join(usedBuild(), 'server/main.js')

const secondFactors = { SECOND_FACTOR_KEY: 'a key of the tests, not of anybody' }

/** Listens on a free port; `environment` adds to the configuration. */
export async function startSite(databaseUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const output: string[] = []
  const own = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: 'a secret of the tests, not of anybody', ...secondFactors }
  const settings = { ...own, DEMO: '0', LOG_LEVEL: 'warn', ...environment }
  const run = (port: string) => runServer({ ...settings, PORT: port }, output)
  let running = await run('0')
  const { url } = running
  return {
    url,
    databaseUrl,
    log: () => output.join(''),
    stop: () => ended(running.process),
    freeze: () => void running.process.kill('SIGSTOP'),
    resume: () => void running.process.kill('SIGCONT'),
    async start() {
      if (isRunning(running.process)) return
      running = await run(new URL(url).port)
    },
  }
}

/** Resolves when the server prints its address. */
async function runServer(env: NodeJS.ProcessEnv, output: string[]): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [server], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.push(text)
    recordServerLog(text, `site-${child.pid}`)
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return { process: child, url }
  }
  // The last output can arrive after the exit.
  if (child.stderr.readable) await once(child.stderr, 'close')
  throw new Error(`The server did not start: ${child.exitCode ?? child.signalCode}.\n${output.join('')}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
