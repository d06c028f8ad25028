/** Calls the operations of submission and moderation over HTTP. */
import type { LightMyRequestResponse } from 'fastify'
import type { components } from '../../../contract/openapi.ts'
import { lazilyAwaited } from '../../../domain/lazily.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import { signedIn } from '../listings/members.ts'
import { problemOf, type ProblemResponse } from './problem-response.ts'
import type { TestApp } from '../servers/test-app.ts'

/** The path segment of a type. */
export const pathOf = Object.fromEntries(
  listingTypes.map((type) => [type, typeRegistry[type].segment]),
) as Readonly<Record<ListingType, string>>

/** A listing of any type in a response; only events have dates and cost. */
export type Got = components['schemas']['Volunteer'] & Partial<components['schemas']['Event']>

type Headers = Readonly<Record<string, string>>

/** Why a listing is rejected, where a test does not say it. */
export const given = { reason: 'Not clear.' }

/** The calls of one user; a string as body is sent unchanged. */
export function callsOf(site: TestApp, username: string) {
  // Made when it is first needed: by then its user exists.
  const session = lazilyAwaited(() => signedIn(site.db, username, site.clock.now))
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers: Headers = {}) => {
    const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
    const common = { accept: 'application/json', 'content-type': 'application/json', ...(await session()) }
    return site.app.inject({ method, url, ...payload, headers: { ...common, ...headers } })
  }
  const at = (type: ListingType, id: number) => `/api/${pathOf[type]}/${id}`
  return {
    submit: (type: ListingType, body: unknown, headers?: Headers) => send('POST', `/api/${pathOf[type]}`, body, headers),
    edit: (type: ListingType, id: number, body: unknown, headers?: Headers) => send('PUT', at(type, id), body, headers),
    approve: (type: ListingType, id: number, headers?: Headers) => send('PUT', `${at(type, id)}/approve`, undefined, headers),
    reject: (type: ListingType, id: number, body: unknown = given, headers?: Headers) => send('PUT', `${at(type, id)}/reject`, body, headers),
    remove: (type: ListingType, id: number, headers?: Headers, body?: unknown) => send('DELETE', at(type, id), body, headers),
    resubmit: (id: number, body: unknown, headers?: Headers) => send('PUT', `/api/my/listings/${id}`, body, headers),
    withdraw: (id: number, headers?: Headers) => send('DELETE', `/api/my/listings/${id}`, undefined, headers),
    withdrawChange: (id: number, headers?: Headers) => send('DELETE', `/api/my/listings/${id}/change`, undefined, headers),
    approveChange: (id: number, headers?: Headers) => send('PUT', `/api/listings/${id}/change/approve`, undefined, headers),
    rejectChange: (id: number, body: unknown = given, headers?: Headers) => send('PUT', `/api/listings/${id}/change/reject`, body, headers),
    decide: (body: object, headers?: Headers) => send('POST', '/api/decisions', body, headers),
    undo: (decision: number | string) => send('PUT', `/api/decisions/${decision}/undo`),
    cancel: (id: number, body: unknown = { note: null }, headers?: Headers) =>
      send('PUT', `/api/my/listings/${id}/cancellation`, body, headers),
    reopen: (id: number, headers?: Headers) => send('DELETE', `/api/my/listings/${id}/cancellation`, undefined, headers),
    get: (url: string, headers?: Headers) => send('GET', url, undefined, headers),
    put: (url: string, body?: unknown, headers?: Headers) => send('PUT', url, body, headers),
    post: (url: string, body?: unknown) => send('POST', url, body),
    delete: (url: string) => send('DELETE', url),
  }
}

/** Returns the body of a successful response. */
export async function got<Body = Got>(answer: Promise<LightMyRequestResponse>): Promise<Body> {
  const response = await answer
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<Body>()
}

/** Returns the problem of a response. */
export async function refused(answer: Promise<LightMyRequestResponse>): Promise<ProblemResponse> {
  return problemOf(await answer)
}
