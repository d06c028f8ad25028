/** The calls for the objections that are open. They require the offer `objections`. */
import type { ObjectionAnswer, OpenObjection } from '../../../domain/given-reasons/objection.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed. */
export interface OpenObjections {
  /** The oldest first, at most `mostObjections`. */
  fetchObjections(signal: AbortSignal): Promise<readonly OpenObjection[]>
  /** Answers the objection to the decision of this statement. It has no signal, so that leaving the screen does not abort it. */
  answerObjection(given: { readonly id: number; readonly answer: ObjectionAnswer }): Promise<void>
}

/** Creates the calls of a client. */
export function createOpenObjections(client: ApiClient): OpenObjections {
  return {
    fetchObjections: async (signal) => (await answerOf(client.GET('/api/objections', { signal }))).data,

    async answerObjection({ id, answer: body }) {
      await answerOf(client.PUT('/api/objections/{id}', { params: { path: { id } }, body }))
    },
  }
}
