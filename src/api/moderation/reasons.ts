/** The calls for the reasons that administrators choose from. They require the offer `reasons`. */
import { RequestFailed } from '../../../domain/failure.ts'
import type { Reason, ReasonTexts } from '../../../domain/given-reasons/reasons.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** A reason to write. */
export interface WrittenReason {
  /** Null for a new one. */
  readonly id: number | null
  readonly texts: ReasonTexts
}

/** Each throws RequestFailed. What writes has no signal, so that leaving the screen does not abort it. */
export interface Reasons {
  fetchReasons(signal: AbortSignal): Promise<readonly Reason[]>
  /** Returns the reason as it is now. */
  saveReason(written: WrittenReason): Promise<Reason>
  /** One that somebody else has deleted before is deleted, too. */
  deleteReason(id: number): Promise<void>
}

/** Creates the calls of a client. */
export function createReasons(client: ApiClient): Reasons {
  return {
    fetchReasons: async (signal) => (await answerOf(client.GET('/api/reasons', { signal }))).data,

    async saveReason({ id, texts: body }) {
      const call = id === null ? client.POST('/api/reasons', { body }) : client.PUT('/api/reasons/{id}', { params: { path: { id } }, body })
      return (await answerOf(call)).data
    },

    async deleteReason(id) {
      try {
        await answerOf(client.DELETE('/api/reasons/{id}', { params: { path: { id } } }))
      } catch (error) {
        if (!(error instanceof RequestFailed) || error.failure.type !== 'unknown-reason') throw error
      }
    },
  }
}
