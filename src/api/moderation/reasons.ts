/** The calls for the reasons that administrators choose from. They require the offer `reasons`. */
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed. */
export interface Reasons {
  fetchReasons(signal: AbortSignal): Promise<readonly Reason[]>
}

/** Creates the calls of a client. */
export function createReasons(client: ApiClient): Reasons {
  return {
    fetchReasons: async (signal) => (await answerOf(client.GET('/api/reasons', { signal }))).data,
  }
}
