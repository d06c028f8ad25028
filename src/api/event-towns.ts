/** The call for the towns with the most events, for servers that offer it. */
import type { components, operations } from '../../contract/openapi.ts'
import { answerOf, type ApiClient } from './client.ts'

/** A town, and how many events it has. */
export type TownCount = components['schemas']['TownCount']

/** `from` is the first day counted, `limit` how many towns at most. */
export type TownQuery = NonNullable<operations['listEventTowns']['parameters']['query']>

/** The towns with the most events, most first. Throws RequestFailed, and an AbortError once its signal is aborted. */
export type FetchTowns = (query: TownQuery, signal: AbortSignal) => Promise<readonly TownCount[]>

/** Makes the call over a client. */
export function eventTowns(client: ApiClient): FetchTowns {
  return async (query, signal) => (await answerOf(client.GET('/api/events/towns', { params: { query }, signal }))).data
}
