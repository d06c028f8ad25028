/** The one HTTP client of the web app, and the one place where its answers become values or failures. */
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../contract/openapi.ts'
import { type Failure, RequestFailed } from '../../domain/failure.ts'
import type { ListCount } from '../../domain/paging.ts'
import { isProblemType } from '../../domain/problems.ts'

/** Knows every path of the contract with what it takes and gives. */
export type ApiClient = Client<paths>

interface Answer<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly response: Response
}

/** A server that stays silent for longer counts as one that does not answer. */
const answerLimitMs = 20_000

/** A client for the server at this address; an empty one is the origin that the web app came from. */
export function createApiClient(baseUrl: string, fetch: typeof globalThis.fetch = globalThis.fetch): ApiClient {
  return createClient<paths>({
    baseUrl,
    headers: { Accept: 'application/json, application/problem+json' },
    fetch: (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(answerLimitMs)]) }),
  })
}

/**
 * The value and the response of a call.
 * @throws RequestFailed for every status outside 2xx and when nothing answered; an aborted call keeps its AbortError.
 */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await call.catch(unanswered)
  if (!response.ok) throw new RequestFailed(failureFrom(error, response.status))
  return { data: data as T, response }
}

/**
 * The value of a call whose answer may be of any kind, for calls with `parseAs: 'text'`: what its body says as JSON, and null
 * for a text, a page or nothing.
 * @throws as `answerOf`.
 */
export async function looseAnswerOf(call: Promise<Answer<string>>): Promise<{ data: unknown; response: Response }> {
  const { data, response } = await answerOf(call)
  try {
    return { data: JSON.parse(data) as unknown, response }
  } catch {
    return { data: null, response }
  }
}

/** The listing as it is now, where a change of it failed because it had become another; null for any other failure. */
export async function currentOf(
  error: unknown,
  call: Promise<Answer<unknown>>,
): Promise<components['schemas']['TypedListing'] | null> {
  if (!(error instanceof RequestFailed) || error.failure.status !== 412) return null
  const problem = (await call).error as components['schemas']['Problem'] | null | undefined
  return problem?.current ?? null
}

function unanswered(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new RequestFailed({ status: null, type: null, sentence: null }, { cause })
}

/** Reads a problem, and of foreign answers whatever short text they hold. */
function failureFrom(error: unknown, status: number): Failure {
  if (typeof error === 'object' && error !== null) {
    const { type, detail } = error as { type?: unknown; detail?: unknown }
    const name = typeof type === 'string' ? type.slice(type.indexOf('#') + 1) : null
    return { status, type: isProblemType(name) ? name : null, sentence: typeof detail === 'string' ? detail : null }
  }
  const isSentence = typeof error === 'string' && error.trim() !== '' && error.length <= 300 && !error.includes('<')
  return { status, type: null, sentence: isSentence ? error.trim() : null }
}

/** Whether the answer is a page of a list; a server that does not count its entries sends the whole list. */
export function isCounted({ headers }: Response): boolean {
  return headers.has('X-Total-Count')
}

/** The number of entries on all pages. */
export function countOf({ headers }: Response): ListCount {
  return { total: Number(headers.get('X-Total-Count')), isCapped: headers.get('X-Total-Capped') === 'true' }
}
