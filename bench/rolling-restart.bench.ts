/** Claim: two servers that are restarted in turn, behind a balancer that never retries, lose no request. */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { launchPostgres } from '../server/database/embedded/launch-postgres.ts'
import { startBuiltServer, withDataFolder, type BuiltServer } from './built-server.ts'
import type { Measurement } from './measurement.ts'
import { startBalancer } from './plain-balancer.ts'

const clients = 20
const restarts = 6
const settleMs = 500

/** Longer than the balancer takes to notice. */
const environment = { SHUTDOWN_DELAY: '1', JWT_SECRET: 'a secret of the bench, not of anybody', DEMO: '0', LOG_LEVEL: 'error' }

export async function measure(): Promise<Measurement> {
  const { lost, sent } = await withDataFolder(async (dataDir) => {
    const postgres = await launchPostgres({ dataDir })
    const balancer = await startBalancer()
    const start = () => startBuiltServer(dataDir, { ...environment, DATABASE_URL: postgres.url })
    let servers: BuiltServer[] = [await start(), await start()]
    const announce = () => balancer.setServers(servers.map(({ url }) => url))
    announce()
    await setTimeout(settleMs)
    const load = startLoad(balancer.url)
    for (let restart = 0; restart < restarts; restart += 1) {
      const [oldest, ...others] = servers
      await oldest?.stop()
      servers = [...others, await start()]
      announce()
      await setTimeout(settleMs)
    }
    const result = await load.end()
    balancer.stop()
    for (const server of servers) await server.stop()
    await postgres.stop()
    return result
  })
  return { claim: `Rolling restart: lost of ${sent} requests`, measured: lost, bound: 0, unit: 'requests', reference: null }
}

/** Clients that each send their next request when they have the answer to the last. */
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
