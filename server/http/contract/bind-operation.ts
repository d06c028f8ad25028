/** Registers an operation of the contract as a route: authentication, then validation, then the handler. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import { athensToday } from '../../../domain/days/days.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { inLanguage } from '../../../messages/in-language.ts'
import type { Sentence } from '../../operations/sentence.ts'
import { WholeText } from '../../operations/whole-text.ts'
import { WholeList } from '../../store/lists/stored-list.ts'
import { cacheControlOf } from '../answers/cache-control.ts'
import type { Operation } from './contract.ts'
import { allowAnyOrigin } from '../cross-origin.ts'
import type { LimiterOf } from '../callers/limits.ts'
import type { OutgoingBytes } from '../answers/outgoing-bytes.ts'
import { requestReader, type AnyInput, type SiteDefaults } from './read-request.ts'
import type { ResponseCache } from '../answers/response-cache.ts'
import { acceptedLanguage } from '../callers/request-language.ts'
import { compressedFor, sendStored } from '../answers/send-stored.ts'
import { formatSentence } from '../answers/format-sentence.ts'
import { refuseWithoutSecondFactor, requireFresh, requireRole, type Authenticate } from '../callers/session.ts'
import { isTagIn, streamedAnswerTag, StoredAnswer } from '../answers/stored-answer.ts'
import { addVary } from '../answers/vary.ts'
import type { WholeLists } from '../answers/whole-lists.ts'

/** Runs the work of a network in its turn. */
export type InTurn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/** A handler without the types of its operation; `never` makes the handlers of all operations assignable. */
export type AnyHandler = AnyAnswering | { readonly find: (input: Untyped) => Promise<unknown>; readonly answer: AnyAnswering }

type AnyAnswering = (input: Untyped, found: never) => AnyAnswer | Promise<AnyAnswer>

type Untyped = { readonly [Key in keyof AnyInput]: never }

interface AnyAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: object
}

export interface BindingTools extends SiteDefaults {
  readonly authenticate: Authenticate
  readonly cache: ResponseCache
  /** Whether moderators and administrators need a second factor. */
  readonly isSecondFactorRequired: boolean
  readonly limiterOf: LimiterOf
  readonly now: () => Date
  readonly outgoing: OutgoingBytes
  /** Runs reads that are in no cache in the turn of the network. */
  readonly inTurn: InTurn
  readonly wholeLists: WholeLists
}

/** Registers the route of an operation. */
export function bindOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  { authenticate, cache, inTurn, isSecondFactorRequired, limiterOf, now, outgoing, wholeLists, ...defaults }: BindingTools,
): void {
  const countAttempt = limiterOf(operation.id)
  const read = requestReader(operation, defaults)
  const steps = typeof handler === 'function' ? { find: async () => undefined, answer: handler } : handler
  // The only casts from validated values to the types generated from the contract.
  const find = (input: AnyInput): Promise<unknown> => steps.find(input as Untyped)
  const run = async (input: AnyInput, found: unknown): Promise<AnyAnswer> => steps.answer(input as Untyped, found as never)
  app.route({
    method: operation.method,
    url: routeOf(operation.path),
    schema: { response: { 200: operation.answer.schema } },
    exposeHeadRoute: !operation.changesState,
    onRequest: [
      ...(operation.role ? [requireRole(operation.role, authenticate)] : []),
      ...(isSecondFactorRequired && operation.role && hasRole(operation.role, moderatorRole) ? [refuseWithoutSecondFactor] : []),
      ...(operation.needsFreshLogin ? [requireFresh(now)] : []),
      ...(operation.isForAnyOrigin ? [allowAnyOrigin] : []),
    ],
    handler: operation.isStored ? answerCached : answerFresh,
  })

  async function answerFresh(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = read(request)
    const [found] = await Promise.all([find(input), countAttempt(input)])
    const { status, body, headers = {} } = await run(input, found).finally(() => operation.method !== 'GET' && cache.invalidate())
    reply.code(status).headers({ ...headers, 'cache-control': cacheControlOf(operation) })
    if (operation.isRevalidated && isTagIn(request.headers['if-none-match'], toStrings(headers).ETag)) return reply.code(304).send()
    reply.type(contentType(operation))
    if (body instanceof WholeList || body instanceof WholeText) return sendWhole(reply, body)
    return operation.answer.mediaType === 'text/plain' ? sendSentence(reply, body as Sentence) : reply.send(body)
  }

  function sendSentence(reply: FastifyReply, sentence: Sentence): FastifyReply {
    const language = acceptedLanguage(reply.request.headers, defaults.defaultLanguage)
    addVary(reply.header('content-language', language), 'Accept-Language')
    return reply.send(inLanguage(language, () => formatSentence(sentence)))
  }

  async function answerCached(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = read(request)
    const key = [...operation.dependsOn.map((name) => stateOf(name, input)), input.addressWith(input.query)].join(' ')
    const ask = async () => run(input, await find(input))
    const answer = await cache.answer(key, async (version) => {
      const { status, body, headers } = await ask()
      reply.code(status)
      const { ETag = null, ...others } = toStrings({
        ...headers, 'cache-control': cacheControlOf(operation), 'content-type': contentType(operation),
      })
      const text = body instanceof WholeList ? await wholeLists.text(reply, body) : textOf(reply, body)
      return compressedFor(request, new StoredAnswer(text, others, text === null ? streamedAnswerTag(version, key) : ETag))
    }, (work) => inTurn(input.network, work))
    if (operation.dependsOn.length === 0 && input.isKnownQuery) cache.nameAddress(request.url, key)
    return sendStored(reply, answer, {
      prepare: (coding) => cache.prepare(key, answer, coding),
      count: (bytes) => outgoing.count(reply, bytes),
      grew: (bytes) => cache.grew(key, answer, bytes),
      stream: async (coding) => wholeLists.stream(reply, (await ask()).body as WholeList<unknown>, coding),
    })
  }

  function stateOf(name: Operation['dependsOn'][number], { siteAddress }: AnyInput): string {
    return name === 'day' ? athensToday(now()) : siteAddress
  }

  function textOf(reply: FastifyReply, body: unknown): string {
    return typeof body === 'string' ? body : String(reply.serialize(body))
  }

  async function sendWhole(reply: FastifyReply, whole: WholeList<unknown> | WholeText): Promise<FastifyReply> {
    const text = await wholeLists.text(reply, whole)
    if (text !== null) return reply.send(text)
    await wholeLists.stream(reply, whole, null)
    return reply
  }
}

/** Registers an operation that is not implemented: it checks the role of the caller and answers with not-implemented. */
export function bindNotImplemented(app: FastifyInstance, operation: Operation, { authenticate }: BindingTools): void {
  const refuse = async (): Promise<never> => {
    throw new ProblemError({ type: 'not-implemented', operation: operation.id })
  }
  app.route({
    method: operation.method,
    url: routeOf(operation.path),
    onRequest: operation.role ? [requireRole(operation.role, authenticate), refuse] : refuse,
    handler: refuse,
  })
}

function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function contentType({ answer: { mediaType } }: Operation): string {
  return `${mediaType}; charset=utf-8`
}

function toStrings(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
