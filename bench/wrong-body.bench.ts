/** Claim: refusing a body with 33,000 wrong tags blocks the event loop for at most 5 ms. */
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/app.ts'
import { readConfiguration } from '../server/start/configuration.ts'
import { sessionTokens } from '../server/http/callers/session-token.ts'
import { argon2Passwords } from '../server/work/passwords.ts'
import { projectFiles } from '../server/start/project-files.ts'
import { insertUser } from '../server/store/account/users.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import type { Measurement } from './measurement.ts'

const wrong = `{"title":"Soap","description":"By weight.","tags":[${Array.from({ length: 33_000 }, () => '""').join()}]}`

const plain = '{"title":"","description":""}'

const sessionSecret = 'a secret that only benches know, and nobody else'

const member = { username: 'bench-member', email: 'bench-member@example.org', password_hash: '' }

const [warmUps, times] = [50, 300]

/** The server runs in this process, to measure its event loop; the work of the benchmark counts too. */
export async function measure(): Promise<Measurement> {
  const cluster = await startTestCluster()
  const { db, close } = await cloneDatabase(cluster.adminUrl)
  await insertUser(db, member)
  const app = await buildApp({
    db,
    configuration: readConfiguration({ RATE_LIMIT_SCALE: '1000' }),
    clock: { now: () => new Date(), elapsedMs: () => performance.now() },
    files: { ...projectFiles(), webFolder: '/nowhere' },
    log: { write: () => undefined },
    passwords: argon2Passwords(),
    sessionSecret,
    wakeMail: () => undefined,
  })
  const token = sessionTokens(sessionSecret, () => new Date()).sign({ username: member.username, role: 'ROLE_USER', version: 0 })
  const [ofWrong, ofPlain]: number[][] = [[], []]
  for (let turn = 0; turn < warmUps + times; turn += 1) {
    ofWrong?.push(await busyMs(app, token, wrong))
    ofPlain?.push(await busyMs(app, token, plain))
  }
  await app.close()
  await close()
  await cluster.stop()
  return {
    claim: 'Server: 33,000 wrong tags',
    samples: ofWrong?.slice(warmUps) ?? [],
    atMost: 5,
    unit: 'ms',
    reference: { name: 'two wrong fields', samples: ofPlain?.slice(warmUps) ?? [] },
  }
}

async function busyMs(app: FastifyInstance, token: string, payload: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'authorization': `Bearer ${token}` }
  const before = performance.eventLoopUtilization()
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/shops', headers, payload })
  if (statusCode !== 400) throw new Error(`A wrong body was answered with ${statusCode}.`)
  return performance.eventLoopUtilization(before).active
}
