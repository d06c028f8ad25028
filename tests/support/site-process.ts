/** The built server as a process of its own, which a test may stop and start again at the same address. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { keepServerLog } from './server-logs.ts'

export interface SiteProcess {
  readonly url: string
  readonly databaseUrl: string
  /** What it has said on standard error so far: warnings and worse. */
  log(): string
  stop(): Promise<void>
  /** Lets it stand still: it takes requests and answers none until it goes on. */
  freeze(): void
  goOn(): void
  /** At the same address, on the same database. */
  start(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const server = join(root, 'dist/server/main.js')

/** On a free port; `environment` adds to what the server is configured with. */
export async function startSite(databaseUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const said: string[] = []
  const own = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: 'a secret of the tests, not of anybody' }
  const settings = { ...own, DEMO: '0', LOG_LEVEL: 'warn', ...environment }
  const run = (port: string) => runServer({ ...settings, PORT: port }, said)
  let running = await run('0')
  const { url } = running
  return {
    url,
    databaseUrl,
    log: () => said.join(''),
    stop: () => ended(running.process),
    freeze: () => void running.process.kill('SIGSTOP'),
    goOn: () => void running.process.kill('SIGCONT'),
    async start() {
      if (isRunning(running.process)) return
      running = await run(new URL(url).port)
    },
  }
}

/** Resolves when the server says where it is. */
async function runServer(env: NodeJS.ProcessEnv, said: string[]): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [server], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(text)
    keepServerLog(text, `site-${child.pid}`)
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return { process: child, url }
  }
  // What it said last may come after the end of its output.
  if (child.stderr.readable) await once(child.stderr, 'close')
  throw new Error(`The server did not start: ${child.exitCode ?? child.signalCode}.\n${said.join('')}`)
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
