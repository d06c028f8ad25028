/** Calls the account operations over HTTP. */
import type { LightMyRequestResponse } from 'fastify'
import type { components } from '../../../contract/openapi.ts'
import { problemOf, type ProblemResponse } from './problem-response.ts'
import type { TestApp } from '../servers/test-app.ts'

export interface TextResponse {
  readonly status: number
  /** The sentence that a client without `Accept: application/json` gets. */
  readonly sentence: string
}

export async function post(site: TestApp, url: string, body: unknown): Promise<TextResponse> {
  const { statusCode, body: sentence } = await sent(site, url, body, '*/*')
  return { status: statusCode, sentence }
}

export async function refusal(site: TestApp, url: string, body: unknown): Promise<ProblemResponse> {
  return problemOf(await sent(site, url, body, 'application/json'))
}

/** The token of a session. */
export async function loggedIn(site: TestApp, credentials: { readonly username: string; readonly password: string }): Promise<string> {
  const answer = await sent(site, '/auth/login', { username: credentials.username, password: credentials.password }, 'application/json')
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<components['schemas']['Token']>().token
}

/** Opens the link of a registration mail. */
export async function confirm(site: TestApp, token: string): Promise<TextResponse> {
  const { statusCode, body } = await site.app.inject(`/api/email-verification/confirm?token=${encodeURIComponent(token)}`)
  return { status: statusCode, sentence: body }
}

function sent(site: TestApp, url: string, body: unknown, accept: string): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return site.app.inject({ method: 'POST', url, payload, headers: { accept, 'content-type': 'application/json' } })
}
