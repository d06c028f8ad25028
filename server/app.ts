/** The server without its socket: everything it answers, put together in an order that matters. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { storedCityNames, type City } from '../domain/cities.ts'
import type { Clock } from './start/clock.ts'
import type { Configuration } from './start/configuration.ts'
import { addGracefulStop } from './start/graceful-stop.ts'
import type { Connection } from './store/connection.ts'
import { bindContract } from './http/bind-contract.ts'
import { bodyLimitInBytes } from './http/body-parsers.ts'
import { networkMarks, proxyTrust } from './http/caller-address.ts'
import { answerConnectionError } from './http/connection-errors.ts'
import { readContract } from './http/contract.ts'
import { allowOrigins } from './http/cross-origin.ts'
import { refuseEarly } from './http/early-refusals.ts'
import { errorAnswers, setErrorHandler } from './http/error-handler.ts'
import { headerLimitInBytes, httpServer } from './http/http-server.ts'
import { limiters } from './http/limits.ts'
import { loggerOptions, logRequests, type LogTarget } from './http/request-log.ts'
import { OutgoingBytes } from './http/outgoing-bytes.ts'
import { ResponseCache } from './http/response-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { authenticator } from './http/session.ts'
import { sessionTokens } from './http/session-token.ts'
import { sendFiles } from './http/static-files.ts'
import { closeBeforeUnreadBodies } from './http/unread-bodies.ts'
import { WholeLists } from './http/whole-lists.ts'
import { allOperations } from './operations/all-operations.ts'
import type { Passwords } from './operations/dependencies.ts'
import type { ProjectFiles } from './start/project-files.ts'
import { readPublicVersion } from './store/public-version.ts'
import { turnsOfRequests } from './work/turns.ts'

export interface AppOptions {
  /** Belongs to the caller, who closes it after the app. */
  readonly db: Connection
  readonly clock: Clock
  readonly configuration: Configuration
  readonly files: ProjectFiles
  readonly log: LogTarget
  readonly passwords: Passwords
  /** What sessions are signed with, the same for every server on one database. */
  readonly sessionSecret: string
  /** Called when a mail waits to be sent. */
  readonly wakeMail: () => void
}

/** For reading whole lists. Half of the connections to the database are left for all else. */
const shortWork = { atOnce: 2, mostWaiting: 200 }
const longWork = { atOnce: 3, mostWaiting: 6 }
/** For each batch of their rows, for which all of them wait in one queue. */
const batchWork = { atOnce: 1, mostWaiting: shortWork.atOnce + longWork.atOnce }

/** Throws where the contract and the operations do not agree. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, configuration, files, log, passwords, sessionSecret, wakeMail } = options
  const { installation, logLevel, publicUrl, trustedProxies, webOrigins } = configuration
  const headers = securityHeaders({ isSecure: publicUrl?.startsWith('https:') ?? false })
  const answerError = errorAnswers(clock.elapsedMs)
  const app = Fastify({
    logger: loggerOptions(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitInBytes,
    serverFactory: (answer) => httpServer(answer),
    // Where the caller is, only these proxies may say.
    trustProxy: trustedProxies.length > 0 && proxyTrust(trustedProxies),
    // A long id is a wrong id, told so like any other.
    routerOptions: { maxParamLength: headerLimitInBytes },
    // While it closes, a request on an open connection is served; the readiness check tells balancers to stay away.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // No hook runs for these, so the headers are set here too.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerConnectionError(error, socket, headers),
  })
  const isClosing = addGracefulStop(app)

  // Errors first: what is registered from here on already fails in the one way.
  setErrorHandler(app, answerError)
  logRequests(app)
  // Headers before anything that may answer, preflights and refusals included.
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await allowOrigins(app, webOrigins)
  refuseEarly(app)
  closeBeforeUnreadBodies(app)

  const cities = JSON.parse(readFileSync(files.cities, 'utf8')) as City[]
  const cache = new ResponseCache({ readVersion: () => readPublicVersion(db), elapsedMs: clock.elapsedMs })
  const tokens = sessionTokens(sessionSecret, clock.now)
  const networkMark = networkMarks(sessionSecret)
  const handlers = allOperations({
    db,
    installation,
    passwords,
    wakeMail,
    now: clock.now,
    networkMark,
    signSession: tokens.sign,
    storedCityName: storedCityNames(cities),
    isClosing,
  })
  await bindContract(app, {
    contract: await readContract(files.contract),
    handlers,
    cache,
    outgoing: new OutgoingBytes(),
    wholeLists: new WholeLists({
      short: turnsOfRequests(shortWork),
      long: turnsOfRequests(longWork),
      batch: turnsOfRequests(batchWork),
    }),
    authenticate: authenticator(db, tokens),
    limiterOf: limiters({ db, networkMark, now: clock.now, scale: configuration.rateLimitScale }),
  })
  // Files last: an operation of the contract wins over a file of the same name.
  await sendFiles(app, { ...files, productName: installation.productName, publicUrl })
  return app
}
