/** The types of handlers, derived from the contract: a wrong status or a missing field does not compile. */
import type { components, operations } from '../../contract/openapi.ts'
import type { Language } from '../../domain/languages.ts'
import type { WholeList } from '../store/lists/stored-list.ts'
import type { Sentence } from './sentence.ts'
import type { WholeText } from './whole-text.ts'

/** An `operationId` of the contract. */
export type OperationId = keyof operations

/** A validated request. Omitted parameters and fields are absent. */
export interface Input<Id extends OperationId> {
  readonly params: Parameters<Id, 'path'>
  readonly query: Parameters<Id, 'query'>
  readonly headers: Parameters<Id, 'header'>
  readonly body: Body<Id>
  readonly caller: CallerOf<Id>
  /** The network of the client: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network: string
  /** The header `User-Agent`; null without one. */
  readonly userAgent: string | null
  /** The language that the caller wants to read. */
  readonly language: Language
  /** The public address of the site, without a trailing slash. */
  readonly siteAddress: string
  /** The URL of this operation with another query, for links to other pages. */
  readonly addressWith: (query: Parameters<Id, 'query'>) => string
}

/** The user who makes the request, as currently stored. */
export interface Caller {
  readonly id: number
  readonly username: string
  readonly role: components['schemas']['Role']
  readonly hasSecondFactor: boolean
  /** When the user logged in, or logged in again in this session. */
  readonly loggedInAt: Date
  /** The hash of the token of the session. */
  readonly session: Buffer
}

/** A successful response: its status, its body, and the headers that the contract defines for it. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    readonly status: Status
    readonly body: Content<operations[Id]['responses'][Status]> | (Id extends Download ? WholeText : never)
    readonly headers?: Headers<operations[Id]['responses'][Status]>
  }
}[SuccessStatus<Id>]

/** The operations whose answers are files of any length, written by the handler. */
type Download = Extract<OperationId, `download${string}`>

/** Handles a request. Throws a ProblemError for each failure that the contract defines. */
export type Handler<Id extends OperationId> = (input: Input<Id>) => Answer<Id> | Promise<Answer<Id>>

/** A handler in two steps. `find` only reads: it runs while the rate limits are being checked. */
export interface TwoSteps<Id extends OperationId> {
  readonly find: (input: Input<Id>) => Promise<unknown>
  readonly answer: (input: Input<Id>, found: never) => Answer<Id> | Promise<Answer<Id>>
}

/** Checks that `answer` accepts the result of `find`. */
export function inTwoSteps<Id extends OperationId, Found>(
  find: (input: Input<Id>) => Promise<Found>,
  answer: (input: Input<Id>, found: Found) => Answer<Id> | Promise<Answer<Id>>,
): TwoSteps<Id> {
  return { find, answer }
}

/** In place of a handler: the operation is in the contract but not implemented, and responds with 501. */
export const notImplemented = 'not implemented'

/** In place of a handler: the operation is served as a static file. */
export const servedAsFile = 'served as file'

/** A handler for each operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> | TwoSteps<Id> | typeof notImplemented | typeof servedAsFile }

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = OrNothing<
  Exclude<operations[Id]['parameters'][Place], undefined>
>

type OrNothing<Values> = [Values] extends [never] ? Readonly<Record<never, never>> : Readonly<Values>

type Body<Id extends OperationId> = SentBody<operations[Id]['requestBody']>

/** Undefined without a body, which some operations do not require. */
type SentBody<Declared> = Declared extends { content: { 'application/json': infer Sent } } ? Sent : undefined

/** Null without authentication. In the contract, the operations with authentication have a 401; `login` has one too. */
type CallerOf<Id extends OperationId> = Id extends 'login' ? null : operations[Id]['responses'] extends { 401: unknown } ? Caller : null

/** Excludes 304: `server/http/` compares ETags after the handler. */
type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] & 200

/** In place of `text/plain`, a handler returns the type of the sentence. */
type Content<Response> = Response extends { content: infer Media }
  ? Media extends { 'text/plain': string } ? Sentence : OrWholeList<Media[keyof Media]>
  : undefined

/** In place of an array, a handler can return a list that is read while it is sent. */
type OrWholeList<Body> = Body extends readonly (infer Item)[] ? Body | WholeList<Item> : Body

type Headers<Response> = Response extends { headers: infer Named }
  ? { readonly [Name in keyof Named as string extends Name ? never : Name]?: Named[Name] }
  : never
