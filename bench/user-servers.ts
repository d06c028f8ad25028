/** Two built servers for an administrator: one with a hundred users, one with a hundred thousand. */
import { connectWithoutTimeLimits } from '../server/database/connect.ts'
import type { Database } from '../server/database/open-database.ts'
import { insertManyUsers } from '../tests/support/listings/many-users.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { startBuiltServer, withDataFolder, type BuiltServer } from './built-server.ts'
import { median } from './measurement.ts'
import { timedRequest } from './timed-request.ts'

/** Median milliseconds of a page of the list of users for this query. */
export type PageTime = (query: string) => Promise<number>

const counts = { few: 100, many: 100_000 } as const

const admin = { username: 'bench-admin', password: 'olives-and-thyme' }

const environment = {
  DEMO: '0',
  JWT_SECRET: 'a secret that only benches know, and nobody else',
  ADMIN_USERNAME: admin.username,
  ADMIN_EMAIL: 'bench-admin@example.org',
  ADMIN_PASSWORD: admin.password,
}

const [warmUps, times] = [3, 15]

export async function withUserServers<Result>(work: (servers: { few: PageTime; many: PageTime }) => Promise<Result>): Promise<Result> {
  const cluster = await startTestCluster()
  try {
    const [few, many] = await Promise.all([cloneDatabase(cluster.adminUrl), cloneDatabase(cluster.adminUrl)])
    await insertUsers(few, counts.few)
    await insertUsers(many, counts.many)
    return await withPages(few, (ofFew) => withPages(many, (ofMany) => work({ few: ofFew, many: ofMany })))
  } finally {
    await cluster.stop()
  }
}

/** On a slow machine a hundred thousand take longer than the server's statement timeout. */
async function insertUsers({ url }: Database, count: number): Promise<void> {
  const db = connectWithoutTimeLimits(url)
  await insertManyUsers(db, count)
  await db.destroy()
}

function withPages<Result>({ url, close }: Database, work: (page: PageTime) => Promise<Result>): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const server = await startBuiltServer(dataDir, { ...environment, DATABASE_URL: url })
    try {
      return await work(await pageTime(server))
    } finally {
      await server.stop()
      await close()
    }
  })
}

async function pageTime({ url }: BuiltServer): Promise<PageTime> {
  const { body } = await timedRequest(`${url}/auth/login`, { method: 'POST', body: admin })
  const { token } = JSON.parse(body.toString()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return async (query) => {
    const taken: number[] = []
    for (let turn = 0; turn < warmUps + times; turn += 1) taken.push((await timedRequest(`${url}/api/users?${query}`, { headers })).ms)
    return median(taken.slice(warmUps))
  }
}
