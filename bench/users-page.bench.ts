/** Claim: a page of 100,000 users is read quickly, with every sort order and at every position. */
import type { Measurement } from './measurement.ts'
import { slowest } from './slowest.ts'
import { withUserServers } from './user-servers.ts'

const sorts = ['id', '-id', 'username', '-username', 'email', '-email', 'enabled', '-enabled']

const queries = sorts.flatMap((sort) => [1, 1_000].map((page) => `sort=${sort}&page=${page}`))

export function measure(): Promise<Measurement> {
  return withUserServers(async ({ few, many }) => {
    const found = await slowest(queries, many)
    return {
      claim: `Server: 100,000 users, ${found.query}`,
      samples: [found.ms],
      atMost: 50,
      unit: 'ms',
      reference: { name: 'of 100 users', samples: [await few(found.query)] },
    }
  })
}
