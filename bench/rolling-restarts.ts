/** Requests that are lost while two servers behind a load balancer are restarted in turn. */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { launchPostgres } from '../server/database/embedded/launch-postgres.ts'
import { startHaproxy, startPlainBalancer, hasHaproxy, type Balancer, type HaproxyOptions } from './balancers.ts'
import type { Measured } from './measurement.ts'
import { startBuiltServer, withDataFolder, type BuiltServer, type Environment } from './servers.ts'

interface RequestCount {
  readonly lost: number
  readonly sent: number
}

interface Restarts {
  /** The environment of the servers. */
  readonly environment: Environment
  /** How long the load balancer may take to notice that a server is back. */
  readonly settleMs: number
  readonly count: number
}

/** For a load balancer that checks often: longer than it needs to notice. */
const quickRestarts: Restarts = { environment: { SHUTDOWN_DELAY: '1' }, settleMs: 500, count: 6 }

const clients = 20

const environment = { JWT_SECRET: 'a secret of the bench, not of anybody', DEMO: '0', LOG_LEVEL: 'error' }

/** Behind one that sends each request once. */
export function lostBehindPlainBalancer(): Promise<Measured> {
  return restartInTurn(startPlainBalancer, quickRestarts)
}

/** Behind HAProxy, which does not reconnect and checks as often as the README says. */
export function lostBehindHaproxy(): Promise<Measured | null> {
  return behindHaproxy({ retries: 0, check: 'inter 200ms fall 1 rise 1' }, quickRestarts)
}

/** Behind HAProxy, which does not reconnect and has its default checks, with the default `SHUTDOWN_DELAY`. */
export function lostBehindHaproxyByDefault(): Promise<Measured | null> {
  // Two checks that succeed, two seconds apart, and the time of a check.
  const settleMs = 5_000
  return behindHaproxy({ retries: 0, check: '' }, { environment: { TRUST_PROXY: 'loopback', SHUTDOWN_DELAY: '' }, settleMs, count: 4 })
}

async function behindHaproxy(options: HaproxyOptions, restarts: Restarts): Promise<Measured | null> {
  if (hasHaproxy()) return restartInTurn((urls, folder) => startHaproxy(urls, folder, options), restarts)
  console.log('Rolling restart behind HAProxy: not measured, since HAProxy is not installed.')
  return null
}

/** `startBalancer` gets the addresses of the servers and a folder for its files. */
async function restartInTurn(
  startBalancer: (urls: readonly string[], folder: string) => Promise<Balancer>,
  restarts: Restarts,
): Promise<Measured> {
  return withDataFolder(async (folder) => {
    const postgres = await launchPostgres({ dataDir: folder })
    const common = { ...environment, ...restarts.environment, DATABASE_URL: postgres.url }
    const start = (port: string) => startBuiltServer(folder, { ...common, PORT: port })
    let servers: BuiltServer[] = [await start('0'), await start('0')]
    const balancer = await startBalancer(servers.map(({ url }) => url), folder)
    const count = await countWhile(balancer, restarts.settleMs, async () => {
      for (let restart = 0; restart < restarts.count; restart += 1) {
        const [oldest, ...others] = servers
        await oldest?.stop()
        servers = [...others, await start(new URL(oldest?.url ?? '').port)]
        await setTimeout(restarts.settleMs)
      }
    })
    for (const server of servers) await server.stop()
    await postgres.stop()
    return { samples: [count.lost], note: `Of ${count.sent} requests.` }
  })
}

async function countWhile(balancer: Balancer, settleMs: number, work: () => Promise<void>): Promise<RequestCount> {
  await setTimeout(settleMs)
  const load = startLoad(balancer.url)
  await work()
  const count = await load.end()
  balancer.stop()
  return count
}

/** Clients that send the next request after each response. */
function startLoad(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const count = { lost: 0, sent: 0 }
  let isOver = false
  const client = async (): Promise<void> => {
    while (!isOver) {
      count.sent += 1
      if (!(await isAnswered(`${url}/api/events/approved?limit=10`, agent))) count.lost += 1
    }
  }
  const running = Array.from({ length: clients }, client)
  return {
    async end() {
      isOver = true
      await Promise.all(running)
      agent.destroy()
      return count
    },
  }
}

function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = request(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200)).on('error', () => resolve(false))
    })
    sending.on('error', () => resolve(false)).end()
  })
}
