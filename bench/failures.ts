/** A server whose database does not respond, that is killed, or that gets wrong requests. */
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sessionTokens } from '../server/http/callers/session-token.ts'
import { readContract } from '../server/http/contract/contract.ts'
import { readConfiguration } from '../server/start/configuration.ts'
import { projectFiles } from '../server/start/project-files.ts'
import { readSiteTexts } from '../server/start/site-texts.ts'
import type { Database } from '../server/database/open-database.ts'
import { startSession } from '../server/store/account/sessions.ts'
import { insertUser } from '../server/store/account/users.ts'
import { argon2Passwords } from '../server/work/passwords.ts'
import { failuresIn, fuzzedRequests } from '../tests/support/calls/fuzzed-requests.ts'
import { insertManyEvents } from '../tests/support/listings/many-listings.ts'
import { sendRaw } from '../tests/support/servers/raw-http.ts'
import { startSilentProxy } from '../tests/support/servers/silent-proxy.ts'
import { startSmtp } from '../tests/support/servers/smtp.ts'
import type { Measured } from './measurement.ts'
import { sessionSecret, startBuiltServer, withDatabase, withDataFolder, withServer } from './servers.ts'

/** The slowest answer after the database has stopped responding. */
export function answersWithoutDatabase(): Promise<Measured> {
  // More than the connections of the pool, so that some requests wait for one.
  const requests = 40
  return withDatabase(async ({ url: databaseUrl }, environment) => {
    const proxy = await startSilentProxy(databaseUrl)
    const silent = { ...environment, LOG_LEVEL: 'fatal', DATABASE_URL: proxy.url, TRUST_PROXY: 'loopback' }
    const slowest = await withServer(silent, async ({ url }) => {
      proxy.stopForwarding()
      const seconds = await Promise.all(Array.from({ length: requests }, (_, number) => refusedInSeconds(url, number)))
      proxy.forwardNew()
      return Math.max(...seconds)
    })
    proxy.stop()
    return { samples: [slowest] }
  })
}

/** Each listing is requested for the first time, so that it is read from the database, and from an address of its own. */
async function refusedInSeconds(url: string, number: number): Promise<number> {
  const begunAt = performance.now()
  const { status } = await fetch(`${url}/api/shops/${number + 1}`, { headers: { 'x-forwarded-for': `203.0.113.${number}` } })
  if (status !== 503) throw new Error(`Shop ${number + 1} was answered with ${status}.`)
  return (performance.now() - begunAt) / 1000
}

const message = { name: 'Eleni', email: 'eleni@example.org', subject: 'A beach', message: 'Who looks after it?' }

/** From the next start until a mail is sent that was being sent when the server was killed. */
export function mailAfterCrash(): Promise<Measured> {
  return withDatabase(async (_database, environment) => {
    const smtp = await startSmtp()
    const withMail = { ...environment, LOG_LEVEL: 'error', SMTP_URL: smtp.url }
    const seconds = await withDataFolder(async (dataDir) => {
      smtp.beforeAnswer(() => new Promise(() => undefined))
      const first = await startBuiltServer(dataDir, withMail)
      const headers = { 'content-type': 'application/json' }
      await fetch(`${first.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })
      await smtp.mail(0)
      process.kill(first.pid, 'SIGKILL')
      smtp.beforeAnswer(() => Promise.resolve())
      const startedAt = performance.now()
      const second = await startBuiltServer(dataDir, withMail)
      await smtp.mail(1)
      const taken = (performance.now() - startedAt) / 1000
      await second.stop()
      return taken
    })
    await smtp.stop()
    return { samples: [seconds] }
  })
}

const [requestsInConnection, connections] = [3, 8]

/** How many of so many answered requests of any bytes, to every operation and page, fail; prints the first five. */
export function fuzzed(requests: number): Promise<Measured> {
  return withDatabase(async ({ db, url }, environment) => {
    await insertManyEvents(url, 2_000, '2026-11-22')
    const tokens = await Promise.all((['ROLE_USER', 'ROLE_ADMIN'] as const).map(async (role) => {
      const username = `fuzz.${role}`
      return tokenOfNewUser(db, { username, email: `${username}@example.org`, password_hash: '', role })
    }))
    const unlimited = { ...environment, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: 'loopback' }
    const failures = await withServer(unlimited, (server) => failuresOf(requests, Number(new URL(server.url).port), tokens))
    for (const failure of failures.slice(0, 5)) console.error(failure)
    return { samples: [failures.length] }
  })
}

/** The requests of each connection that failed, with their answers. */
async function failuresOf(requests: number, port: number, tokens: readonly string[]): Promise<string[]> {
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

const plain = '{"title":"","description":""}'

/** How long the event loop is blocked to refuse a body with so many wrong tags. */
export function wrongTags(count: number): Promise<Measured> {
  const [warmUps, times] = [50, 300]
  const wrong = `{"title":"Soap","description":"By weight.","tags":[${Array.from({ length: count }, () => '""').join()}]}`
  return withApp(async (app, token) => {
    const [ofWrong, ofPlain]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < warmUps + times; turn += 1) {
      ofWrong.push(await busyMs(app, token, wrong))
      ofPlain.push(await busyMs(app, token, plain))
    }
    return { samples: ofWrong.slice(warmUps), reference: { name: 'two wrong fields', samples: ofPlain.slice(warmUps) } }
  })
}

/** The server runs in this process, to measure its event loop; the work of the measurement counts too. */
function withApp<Result>(work: (app: FastifyInstance, token: string) => Promise<Result>): Promise<Result> {
  return withDatabase(async ({ db }) => {
    const member = { username: 'bench-member', email: 'bench-member@example.org', password_hash: '', role: 'ROLE_USER' } as const
    const token = await tokenOfNewUser(db, member)
    // Loaded when it is needed, since that takes seconds.
    const { buildApp } = await import('../server/app.ts')
    const configuration = readConfiguration({ RATE_LIMIT_SCALE: '1000' })
    const app = await buildApp({
      db,
      configuration,
      siteTexts: (await readSiteTexts(configuration, projectFiles().siteModels)).texts,
      clock: { now: () => new Date(), elapsedMs: () => performance.now() },
      files: { ...projectFiles(), webFolder: '/nowhere' },
      log: { write: () => undefined },
      passwords: argon2Passwords(),
      sessionSecret,
      secondFactorKey: null,
      wakeMail: () => undefined,
    })
    const result = await work(app, token)
    await app.close()
    return result
  })
}

interface NewUser {
  readonly username: string
  readonly email: string
  readonly password_hash: string
  readonly role: 'ROLE_USER' | 'ROLE_ADMIN'
}

async function tokenOfNewUser(db: Database['db'], user: NewUser): Promise<string> {
  const id = await insertUser(db, user)
  const { token, key } = sessionTokens(sessionSecret, () => new Date()).sign(user)
  await startSession(db, { id, passwordHash: user.password_hash }, { ...key, keep: false, browser: null, system: null }, new Date())
  return token
}

async function busyMs(app: FastifyInstance, token: string, payload: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'authorization': `Bearer ${token}` }
  const before = performance.eventLoopUtilization()
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/shops', headers, payload })
  if (statusCode !== 400) throw new Error(`A wrong body was answered with ${statusCode}.`)
  return performance.eventLoopUtilization(before).active
}
