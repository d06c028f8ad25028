/** The call for the towns with the most events. Requires the offer `town-counts`. */
import type { components, operations } from '../../contract/openapi.ts'
import { answerOf, type ApiClient } from './client.ts'

/** A town and its number of events. */
export type TownCount = components['schemas']['TownCount']

/** `from` is the first day to count, `limit` the maximum number of towns. */
export type TownQuery = NonNullable<operations['listEventTowns']['parameters']['query']>

/** The towns in descending order of events. Throws RequestFailed, or an AbortError if its signal is aborted. */
export type FetchTowns = (query: TownQuery, signal: AbortSignal) => Promise<readonly TownCount[]>

/** Creates the call of a client. */
export function createFetchTowns(client: ApiClient): FetchTowns {
  return async (query, signal) => (await answerOf(client.GET('/api/events/towns', { params: { query }, signal }))).data
}
