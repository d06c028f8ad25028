/** The call that finds likely duplicates of a listing. Requires the offer `duplicates`. */
import type { LikelyDuplicate, SoughtDuplicates } from '../../domain/listing/sought-duplicates.ts'
import { present } from '../../domain/query-values.ts'
import { answerOf, type ApiClient } from './client.ts'

/** What the screens call. */
export interface Duplicates {
  /** Throws RequestFailed, or an AbortError if its signal is aborted. */
  find(sought: SoughtDuplicates, signal: AbortSignal): Promise<readonly LikelyDuplicate[]>
}

/** Creates the call of a client. */
export function createDuplicates(client: ApiClient): Duplicates {
  return {
    async find({ type, title, city, startDate, endDate, except }, signal) {
      const query = { type, title, ...present({ city, startDate, endDate }), ...(except === null ? {} : { except }) }
      return (await answerOf(client.GET('/api/duplicates', { params: { query }, signal }))).data
    },
  }
}
