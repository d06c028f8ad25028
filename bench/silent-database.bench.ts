/** Claim: when the database stops responding, every request is answered within 5 s. */
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { startSilentProxy } from '../tests/support/servers/silent-proxy.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import type { Measurement } from './measurement.ts'

const environment = { DEMO: '0', JWT_SECRET: 'a secret of the bench, not of anybody', LOG_LEVEL: 'fatal' }

/** More than the connections of the pool, so that some requests wait for one. */
const requests = 40

/** Each page is requested for the first time, so that it is read from the database. */
export async function measure(): Promise<Measurement> {
  const cluster = await startTestCluster()
  const database = await cloneDatabase(cluster.adminUrl)
  const proxy = await startSilentProxy(database.url)
  const slowest = await withDataFolder(async (dataDir) => {
    const server = await startBuiltServer(dataDir, { ...environment, DATABASE_URL: proxy.url })
    proxy.stopForwarding()
    const seconds = await Promise.all(Array.from({ length: requests }, (_, number) => refusedInSeconds(`${server.url}/api/shops/${number + 1}`)))
    proxy.forwardNew()
    await server.stop()
    return Math.max(...seconds)
  })
  proxy.stop()
  await database.close()
  await cluster.stop()
  return { claim: 'Server: answer when the database is silent', samples: [slowest], atMost: 5, unit: 's', reference: null }
}

async function refusedInSeconds(url: string): Promise<number> {
  const begunAt = performance.now()
  const { status } = await fetch(url)
  if (status !== 503) throw new Error(`${url} was answered with ${status}.`)
  return (performance.now() - begunAt) / 1000
}
