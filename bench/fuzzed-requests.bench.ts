/** Claim: of 300,000 answered requests of any bytes, to every operation and page, none fails; a bound says when to come again. */
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { readContract } from '../server/http/contract/contract.ts'
import { sessionTokens } from '../server/http/callers/session-token.ts'
import { insertUser } from '../server/store/account/users.ts'
import { failuresIn, fuzzedRequests } from '../tests/support/calls/fuzzed-requests.ts'
import { insertManyEvents } from '../tests/support/listings/many-listings.ts'
import { sendRaw } from '../tests/support/servers/raw-http.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import type { Measurement } from './measurement.ts'

const [requests, requestsInConnection, connections] = [300_000, 3, 8]

const sessionSecret = 'a secret that only benches know, and nobody else'

const environment = { DEMO: '0', JWT_SECRET: sessionSecret, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: 'loopback' }

export async function measure(): Promise<Measurement> {
  const cluster = await startTestCluster()
  const database = await cloneDatabase(cluster.adminUrl)
  await insertManyEvents(database.url, 2_000, '2026-11-22')
  const tokens = await Promise.all((['ROLE_USER', 'ROLE_ADMIN'] as const).map(async (role) => {
    const username = `fuzz.${role}`
    await insertUser(database.db, { username, email: `${username}@example.org`, password_hash: '', role })
    return sessionTokens(sessionSecret, () => new Date()).sign({ username, role, version: 0 })
  }))
  try {
    const failures = await withDataFolder(async (dataDir) => {
      const server = await startBuiltServer(dataDir, { ...environment, DATABASE_URL: database.url })
      try {
        return await failuresOf(Number(new URL(server.url).port), tokens)
      } finally {
        await server.stop()
      }
    })
    for (const failure of failures.slice(0, 5)) console.error(failure)
    const claim = `Server: failures of ${requests} fuzzed requests`
    return { claim, samples: [failures.length], atMost: 0, unit: 'requests', reference: null }
  } finally {
    await database.close()
    await cluster.stop()
  }
}

/** The requests of each connection that failed, with their answers. */
async function failuresOf(port: number, tokens: readonly string[]): Promise<string[]> {
  const operations = await readContract(fileURLToPath(new URL('../openapi.yaml', import.meta.url)))
  const request = fuzzedRequests(operations, tokens)
  const failures: string[] = []
  let answered = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    while (answered < requests) {
      const sent = fc.sample(request, requestsInConnection)
      const received = await sendRaw(port, Buffer.from(sent.join(''), 'latin1'), { ends: true })
      answered += received.match(/^HTTP\/1\.1 [2-5]/gm)?.length ?? 0
      failures.push(...failuresIn(received).map((answer) => `${sent.join('\n')}\n→ ${answer}`))
    }
  }))
  return failures
}
