/** Claim: a search among 100,000 users is quick, whether none, some or all match. */
import type { Measurement } from './measurement.ts'
import { slowest } from './slowest.ts'
import { withUserServers } from './user-servers.ts'

const texts = ['nobody-has-this', 'a1b2', 'abc', 'example.org']

const queries = texts.flatMap((text) => ['id', 'username', '-enabled'].map((sort) => `q=${text}&sort=${sort}&page=1`))

export function measure(): Promise<Measurement> {
  return withUserServers(async ({ few, many }) => {
    const found = await slowest(queries, many)
    return {
      claim: `Server: 100,000 users, ${found.query}`,
      samples: [found.ms],
      atMost: 100,
      unit: 'ms',
      reference: { name: 'of 100 users', samples: [await few(found.query)] },
    }
  })
}
