/** What an operation takes and gives, read off the contract: another status or a missing field does not compile. */
import type { components, operations } from '../../contract/openapi.ts'
import type { SessionMark } from '../store/ended-sessions.ts'
import type { WholeList } from '../store/stored-list.ts'
import type { Sentence } from './sentence.ts'

/** An `operationId` of the contract. */
export type OperationId = keyof operations

/** What a request says, checked against the contract. What it left out is absent. */
export interface Input<Id extends OperationId> {
  readonly params: Parameters<Id, 'path'>
  readonly query: Parameters<Id, 'query'>
  readonly headers: Parameters<Id, 'header'>
  readonly body: Body<Id>
  readonly caller: CallerOf<Id>
  /** From where the request comes: an IPv4 address, or a network of 64 bits. */
  readonly network: string
  /** The address of this operation with another query, for links to other pages. */
  readonly addressWith: (query: Parameters<Id, 'query'>) => string
}

/** Who makes a request, as the database has it now. */
export interface Caller {
  readonly id: number
  readonly username: string
  readonly role: components['schemas']['Role']
  readonly session: SessionMark
}

/** A success: its status, its body, and the headers that the contract names for it. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    readonly status: Status
    readonly body: Content<operations[Id]['responses'][Status]>
    readonly headers?: Headers<operations[Id]['responses'][Status]>
  }
}[SuccessStatus<Id>]

/** Answers or throws a ProblemError; nothing else is a failure it knows of. */
export type Handler<Id extends OperationId> = (input: Input<Id>) => Answer<Id> | Promise<Answer<Id>>

/** A handler in two steps, the first of which only reads: it runs while the limits on attempts are still being asked. */
export interface TwoSteps<Id extends OperationId> {
  readonly find: (input: Input<Id>) => Promise<unknown>
  readonly answer: (input: Input<Id>, found: never) => Answer<Id> | Promise<Answer<Id>>
}

/** Ties what the first step finds to what the second one takes. */
export function inTwoSteps<Id extends OperationId, Found>(
  find: (input: Input<Id>) => Promise<Found>,
  answer: (input: Input<Id>, found: Found) => Answer<Id> | Promise<Answer<Id>>,
): TwoSteps<Id> {
  return { find, answer }
}

/** Stands in for the handler of an operation that is described but not built: it answers `501`. */
export const notYet = 'not yet'

/** Stands in for the handler of an operation that is a file of the web app. */
export const servedAsFile = 'served as file'

/** What answers each operation of the contract; none may be left out. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> | TwoSteps<Id> | typeof notYet | typeof servedAsFile }

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = OrNothing<
  Exclude<operations[Id]['parameters'][Place], undefined>
>

type OrNothing<Values> = [Values] extends [never] ? Readonly<Record<never, never>> : Readonly<Values>

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } }
}
  ? Sent
  : undefined

/** Nobody where no session is asked for: the contract names a 401 for exactly those that ask, and for the call that makes a session. */
type CallerOf<Id extends OperationId> = Id extends 'login' ? null : operations[Id]['responses'] extends { 401: unknown } ? Caller : null

/** 304 is not among them: whether an answer changed is found out behind the handler. */
type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] & 200

/** Where the contract has a sentence, the handler names it. */
type Content<Response> = Response extends { content: infer Media }
  ? Media extends { 'text/plain': string } ? Sentence : OrWholeList<Media[keyof Media]>
  : undefined

/** Where the contract has a list, a handler may leave the reading of it to who sends it. */
type OrWholeList<Body> = Body extends readonly (infer Item)[] ? Body | WholeList<Item> : Body

type Headers<Response> = Response extends { headers: infer Named }
  ? { readonly [Name in keyof Named as string extends Name ? never : Name]?: Named[Name] }
  : never
