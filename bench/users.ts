/** Lists of users that an administrator reads: of a hundred thousand users, beside a hundred. */
import { connectWithoutTimeLimits } from '../server/database/connect.ts'
import { insertManyUsers } from '../tests/support/listings/many-users.ts'
import { adminEnvironment, signedIn } from './administrator.ts'
import { median, type Measured } from './measurement.ts'
import { timedRequest } from './requests.ts'
import { withDatabase, withServer, type BuiltServer } from './servers.ts'
import { slowestQuery } from './slowest-query.ts'

/** Median milliseconds of a page of the list of users for this query. */
type PageTime = (query: string) => Promise<number>

const [warmUps, times] = [3, 15]

const sorts = ['id', '-id', 'username', '-username', 'email', '-email', 'enabled', '-enabled']

const texts = ['nobody-has-this', 'a1b2', 'abc', 'example.org']

/** Every sort order, at the beginning and in the middle. */
export const pageQueries = sorts.flatMap((sort) => [1, 1_000].map((page) => `sort=${sort}&page=${page}`))

/** None, some or all of the users match. */
export const searchQueries = texts.flatMap((text) => ['id', 'username', '-enabled'].map((sort) => `q=${text}&sort=${sort}&page=1`))

/** The slowest of the queries; `BENCH_ALL=1` prints each. */
export function slowestOfUsers(queries: readonly string[]): Promise<Measured> {
  return withUsers(100, (few) =>
    withUsers(100_000, async (many) => {
      const slowest = await slowestQuery(queries, many)
      const reference = { name: 'of 100 users', samples: [await few(slowest.query)] }
      return { samples: [slowest.ms], reference, note: `The slowest is ${slowest.query}.` }
    }),
  )
}

function withUsers<Result>(count: number, work: (page: PageTime) => Promise<Result>): Promise<Result> {
  return withDatabase(async ({ url }, environment) => {
    // On a slow machine a hundred thousand take longer than the server's statement timeout.
    const db = connectWithoutTimeLimits(url)
    await insertManyUsers(db, count)
    await db.destroy()
    return withServer({ ...environment, ...adminEnvironment }, async (server) => work(await pageTime(server)))
  })
}

async function pageTime(server: BuiltServer): Promise<PageTime> {
  const headers = await signedIn(server)
  return async (query) => {
    const taken: number[] = []
    for (let turn = 0; turn < warmUps + times; turn += 1) taken.push((await timedRequest(`${server.url}/api/users?${query}`, { headers })).ms)
    return median(taken.slice(warmUps))
  }
}
