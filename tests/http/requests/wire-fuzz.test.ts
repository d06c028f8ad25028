/** For any bytes that are sent, no response has a status above 499, no failure is logged, and the server keeps running. */
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { readContract } from '../../../server/http/contract/contract.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { failuresIn, fuzzedRequests } from '../../support/calls/fuzzed-requests.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { portOf, readAnswer, sendRaw } from '../../support/servers/raw-http.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let tokens: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  // No public address is configured, so that answers contain the host of the request.
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: 'loopback' } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  for (const type of ['event', 'shop', 'dine', 'volunteer'] as const) await insertApproved(database.db, { type })
  await insertMember(database.db, { username: 'fuzz.member' })
  await insertMember(database.db, { username: 'fuzz.admin', role: 'ROLE_ADMIN' })
  const sessions = await Promise.all(['fuzz.member', 'fuzz.admin'].map((name) => signedIn(database.db, name)))
  tokens = sessions.map(({ authorization }) => authorization.replace('Bearer ', ''))
})

it('any bytes get responses below 500 and do not stop the server', async () => {
  const operations = await readContract(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)))
  await fc.assert(
    fc.asyncProperty(fc.array(fuzzedRequests(operations, tokens), { minLength: 1, maxLength: 3 }), async (requests) => {
      const received = await sendRaw(portOf(site.app), Buffer.from(requests.join(''), 'latin1'), { ends: true })
      expect(failuresIn(received)).toEqual([])
      expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
    }),
    { numRuns: 600 },
  )
  expect(readAnswer(await sendRaw(portOf(site.app), 'GET /health/ready HTTP/1.0\r\n\r\n')).status).toBe(200)
})
