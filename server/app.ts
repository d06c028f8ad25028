/** Builds the Fastify app without listening. The order of registration matters. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { quarterOf } from '../domain/days/times.ts'
import { cityNamesIn, withAliases, type City, type SentAliases } from '../domain/places/cities.ts'
import { storedCityNames } from '../domain/place-names/city-lookup.ts'
import { languages, type Language } from '../domain/languages.ts'
import { regionNamesIn, regionsOf, townsOfRegions, type SentRegion } from '../domain/places/regions.ts'
import { lazily } from '../domain/lazily.ts'
import { choiceReader } from '../domain/search/named-choices.ts'
import { searchNames } from '../domain/search/search-names.ts'
import { m } from '../messages/compiled/messages.js'
import type { Clock } from './start/clock.ts'
import type { Configuration } from './start/configuration.ts'
import { addGracefulStop } from './start/graceful-stop.ts'
import type { Connection } from './store/connection.ts'
import { bindContract } from './http/contract/bind-contract.ts'
import { bindDigestOff } from './http/documents/bind-digest-off.ts'
import { bindPages } from './http/documents/bind-pages.ts'
import { bindPictures } from './http/documents/bind-pictures.ts'
import { bodyLimitInBytes } from './http/contract/body-parsers.ts'
import { proxyTrust } from './http/callers/caller-address.ts'
import { answerConnectionError } from './http/connections/connection-errors.ts'
import { readContract } from './http/contract/contract.ts'
import { allowOrigins } from './http/cross-origin.ts'
import { refuseEarly } from './http/connections/early-refusals.ts'
import { errorAnswers, setErrorHandler } from './http/problems/error-handler.ts'
import { headerLimitInBytes, httpServer } from './http/connections/http-server.ts'
import { limiters } from './http/callers/limits.ts'
import { loggerOptions, logRequests, quickLog, type LogTarget } from './http/request-log.ts'
import { OutgoingBytes } from './http/answers/outgoing-bytes.ts'
import { quickAnswers, type QuickAnswersOptions } from './http/answers/quick-answers.ts'
import { ResponseCache } from './http/answers/response-cache.ts'
import { securityHeaders } from './http/documents/security-headers.ts'
import { authenticator } from './http/callers/session.ts'
import { sessionTokens } from './http/callers/session-token.ts'
import { sendFiles } from './http/documents/static-files.ts'
import { unknownPage } from './http/documents/unknown-page.ts'
import { closeBeforeUnreadBodies } from './http/connections/unread-bodies.ts'
import { tooManyLists, WholeLists } from './http/answers/whole-lists.ts'
import { allOperations } from './operations/all-operations.ts'
import type { Passwords } from './operations/dependencies.ts'
import { siteConfiguration } from './operations/site.ts'
import { allPages } from './pages/all-pages.ts'
import { listingPictures } from './pages/listing-picture.ts'
import type { SiteTexts } from './pages/site/site-text.ts'
import { keyedHash } from './start/keyed-hash.ts'
import type { ProjectFiles } from './start/project-files.ts'
import { readPublicVersion } from './store/public-version.ts'
import { secondFactors } from './work/second-factors.ts'
import { fairTurns } from './work/fair-turns.ts'
import { requestSemaphore } from './work/semaphore.ts'

export interface AppOptions {
  /** Owned by the caller, who closes it after the app. */
  readonly db: Connection
  readonly clock: Clock
  readonly configuration: Configuration
  readonly files: ProjectFiles
  readonly siteTexts: SiteTexts
  readonly log: LogTarget
  readonly passwords: Passwords
  /** The key that signs session tokens; the same for all servers on one database. */
  readonly sessionSecret: string
  /** The key of second factors; null: the server has none. */
  readonly secondFactorKey: string | null
  /** Called after a mail is queued. */
  readonly wakeMail: () => void
}

/** Limits for reading whole lists. They leave half of the database connections to other requests. */
const shortWork = { concurrency: 2, maxWaiting: 200 }
const longWork = { concurrency: 3, maxWaiting: 6 }
/** The limit for a batch of rows, shared by short and long lists. */
const batchWork = { concurrency: 1, maxWaiting: shortWork.concurrency + longWork.concurrency }

/** Reads that are in no cache: both together leave half of the database connections to other requests. */
const readPlaces = { light: 3, heavy: 1, all: 4 }

/** Drawing a picture takes a tenth of a second of a processor. */
const drawingPlaces = { light: 1, heavy: 1, all: 1 }

/** Throws if the contract and the operations do not match. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, configuration, files, siteTexts, log, passwords, secondFactorKey, sessionSecret, wakeMail } = options
  const { defaultLanguage, installation, isSecondFactorRequired, logLevel, publicUrl, trustedProxies, webOrigins } = configuration
  const headers = securityHeaders({ isSecure: publicUrl?.startsWith('https:') ?? false })
  const look = {
    product: installation.productName,
    style: existsSync(files.documentStyle) ? readFileSync(files.documentStyle, 'utf8') : '',
    now: clock.now,
  }
  const answerError = errorAnswers({
    elapsedMs: clock.elapsedMs,
    defaultLanguage,
    unknownPage: unknownPage(look, { publicUrl, defaultLanguage }),
  })
  // Lists of today are ordered by what is over.
  const period = () => quarterOf(clock.now()).time
  const cache = new ResponseCache({ readVersion: () => readPublicVersion(db), elapsedMs: clock.elapsedMs, period })
  const quick: QuickAnswersOptions = {
    find: (address, headers) => staticAnswer(address, headers) ?? cache.known(address),
    isStopping: () => isClosing(),
    log: (answered) => logAnswered(answered),
  }
  const app = Fastify({
    logger: loggerOptions(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitInBytes,
    serverFactory: (answer) => httpServer({ answerQuickly: quickAnswers(quick), answer }),
    // Only these proxies may set the address of the caller.
    trustProxy: trustedProxies.length > 0 && proxyTrust(trustedProxies),
    // A long id gets the same problem as any other invalid id.
    routerOptions: { maxParamLength: headerLimitInBytes },
    // While the app closes, requests on open connections are still served; the readiness check tells load balancers to use another server.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // No hook runs for these, so the headers are set here too.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerConnectionError(error, socket, headers),
  })
  const isClosing = addGracefulStop(app)
  const logAnswered = quickLog(app)

  // The error handler first: it applies to everything registered after it.
  setErrorHandler(app, answerError)
  logRequests(app)
  // The headers before anything that can reply, including CORS preflights and early refusals.
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await allowOrigins(app, webOrigins)
  refuseEarly(app)
  closeBeforeUnreadBodies(app)

  const cities = withAliases(readJson(files.cities) as City[], readJson(files.cityAliases) as SentAliases)
  const cityNames = cities.map(({ name }) => name[languages[0]])
  const regions = regionsOf(readJson(files.regions) as SentRegion[], cities)
  const tagName = (tag: string, locale: Language): string => m.tag_name({ tag }, { locale })
  const names = searchNames(cities, tagName)
  const tokens = sessionTokens(sessionSecret, clock.now)
  const networkHmac = keyedHash(sessionSecret, 'network')
  const handlers = allOperations({
    db,
    defaultLanguage,
    installation,
    passwords,
    wakeMail,
    now: clock.now,
    secondFactors: secondFactorKey === null ? null : secondFactors(secondFactorKey, installation.productName),
    publicUrl,
    isSecondFactorRequired,
    networkHmac,
    signSession: tokens.sign,
    storedCityName: storedCityNames(cities),
    cityNameIn: cityNamesIn(cities),
    searchNames: names,
    cityNames,
    townsOfRegion: townsOfRegions(regions),
    regionNameIn: regionNamesIn(regions),
    isClosing,
  })
  const outgoing = new OutgoingBytes()
  const fairness = { elapsedMs: clock.elapsedMs, scale: configuration.rateLimitScale }
  const inTurn = fairTurns({ ...fairness, places: readPlaces })
  await bindContract(app, {
    contract: await readContract(files.contract),
    handlers,
    cache,
    inTurn,
    isSecondFactorRequired,
    now: clock.now,
    outgoing,
    publicUrl,
    defaultLanguage,
    wholeLists: new WholeLists({
      short: requestSemaphore(shortWork, tooManyLists),
      long: requestSemaphore(longWork, tooManyLists),
      batch: requestSemaphore(batchWork),
    }),
    authenticate: authenticator(db, tokens, clock.now),
    limiterOf: limiters({ db, networkHmac, now: clock.now, scale: configuration.rateLimitScale }),
  })
  const pageParts = {
    db,
    ...look,
    cityNameIn: cityNamesIn(cities),
    cityNames,
    regions,
    searchNames: names,
    readChoices: lazily(() => choiceReader({ cities, regions, tagName })),
    appearance: files.appearance,
    siteTexts,
    contactEmail: installation.contactEmail,
    logTextYears: configuration.logTextYears,
  }
  bindPages(app, allPages(pageParts), { cache, inTurn, outgoing, publicUrl, defaultLanguage, now: clock.now })
  await bindDigestOff(app, { db, look, publicUrl, defaultLanguage, now: clock.now })
  bindPictures(app, listingPictures(pageParts), {
    outgoing, publicUrl, defaultLanguage, elapsedMs: clock.elapsedMs, inTurn, drawInTurn: fairTurns({ ...fairness, places: drawingPlaces }),
  })
  // Files last: an operation of the contract takes precedence over a file of the same name.
  const staticAnswer = await sendFiles(app, {
    ...files,
    configuration: siteConfiguration(installation, publicUrl, secondFactorKey !== null),
    publicUrl,
    defaultLanguage,
  })
  return app
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
