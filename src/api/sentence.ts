/** What the server says to a user. */
import { answerOf } from './client.ts'

/**
 * The sentence that answers a call with `parseAs: 'text'`; empty for none.
 * @throws as `answerOf`.
 */
export async function sentence(call: Parameters<typeof answerOf<string>>[0]): Promise<string> {
  // The client returns undefined for an empty body.
  return ((await answerOf<string | undefined>(call)).data ?? '').trim()
}
