/** The HTTP client of the web app. Turns responses into values or failures. */
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../contract/openapi.ts'
import { type Failure, RequestFailed } from '../../domain/failure.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListCount } from '../../domain/lists/paging.ts'
import type { ProblemType } from '../../domain/problems.ts'
import { queryText } from './query-text.ts'
import { requestTimeoutMs } from './request-timeout.ts'

/** A client with the types of the contract. */
export type ApiClient = Client<paths>

interface Answer<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly response: Response
}

/**
 * A client for the server at this URL, which answers in this language; an empty URL is the web app's own origin. A request for which the
 * server needs a fresh login is sent again with the token that `logInAgain` resolves with; null for none.
 */
export function createApiClient(
  baseUrl: string,
  language: Language,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  logInAgain: () => Promise<string | null> = async () => null,
): ApiClient {
  const send = (request: Request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeoutMs)]) })
  return createClient<paths>({
    baseUrl,
    headers: { Accept: 'application/json, application/problem+json', 'Accept-Language': language },
    // The first view, which sends the first requests before the app, has no room for that of the package.
    querySerializer: queryText,
    fetch: async (request) => {
      const again = request.headers.has('Authorization') ? request.clone() : null
      const response = await send(request)
      const token = again && (await needsFreshLogin(response)) ? await logInAgain() : null
      if (!again || token === null) return response
      again.headers.set('Authorization', `Bearer ${token}`)
      return send(again)
    },
  })
}

async function needsFreshLogin(response: Response): Promise<boolean> {
  return response.status === 403 && (await response.clone().text()).includes('#fresh-login-needed')
}

/**
 * The value and the response of a call.
 * @throws RequestFailed for every status other than 2xx and without a response; AbortError for an aborted call.
 */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await call.catch(throwFailure)
  if (!response.ok) throw new RequestFailed(failureFrom(error, response.status))
  return { data: data as T, response }
}

/**
 * The value of a call whose response may have any body, for calls with `parseAs: 'text'`: the parsed JSON; null if the body is
 * empty or not JSON.
 * @throws as `answerOf`.
 */
export async function lenientAnswerOf(call: Promise<Answer<string>>): Promise<{ data: unknown; response: Response }> {
  const { data, response } = await answerOf(call)
  try {
    return { data: JSON.parse(data) as unknown, response }
  } catch {
    return { data: null, response }
  }
}

/** The current version of a listing, if a change failed with a conflict (412); null for any other error. */
export async function currentListing(
  error: unknown,
  call: Promise<Answer<unknown>>,
): Promise<components['schemas']['TypedListing'] | null> {
  if (!(error instanceof RequestFailed) || error.failure.status !== 412) return null
  const problem = (await call).error as components['schemas']['Problem'] | null | undefined
  return problem?.current ?? null
}

function throwFailure(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new RequestFailed({ status: null, type: null, sentence: null }, { cause })
}

/** Reads a problem, or the short text of any other response. */
function failureFrom(error: unknown, status: number): Failure {
  if (typeof error === 'object' && error !== null) {
    const { type, detail } = error as { type?: unknown; detail?: unknown }
    // The list of the types would weigh on the first load, and a type that this version does not know equals none that it asks for.
    const name = typeof type === 'string' && type.includes('#') ? (type.slice(type.indexOf('#') + 1) as ProblemType) : null
    return { status, type: name, sentence: typeof detail === 'string' ? detail : null }
  }
  const isSentence = typeof error === 'string' && error.trim() !== '' && error.length <= 300 && !error.includes('<')
  return { status, type: null, sentence: isSentence ? error.trim() : null }
}

/** Whether the response is a page of a list. A server that sends no total sends the whole list. */
export function isCounted({ headers }: Response): boolean {
  return headers.has('X-Total-Count')
}

/** The number of entries on all pages. */
export function countOf({ headers }: Response): ListCount {
  return { total: Number(headers.get('X-Total-Count')), isCapped: headers.get('X-Total-Capped') === 'true' }
}

/** The number of listings of a list with an entry for each day; undefined where the server does not count them. */
export function listingCountOf({ headers }: Response): number | undefined {
  const count = headers.get('X-Total-Listings')
  return count === null ? undefined : Number(count)
}
