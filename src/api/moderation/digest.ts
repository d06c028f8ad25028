/** The calls for how often a moderator gets an email about new listings. They require the offer `digest`. */
import type { DigestFrequency } from '../../../domain/moderation/digest.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed, and returns what the server has. */
export interface Digest {
  readDigest(signal: AbortSignal): Promise<DigestFrequency>
  saveDigest(frequency: DigestFrequency, signal: AbortSignal): Promise<DigestFrequency>
}

/** Creates the calls of a client. */
export function createDigest(client: ApiClient): Digest {
  return {
    readDigest: async (signal) => (await answerOf(client.GET('/api/my/digest', { signal }))).data.frequency,
    saveDigest: async (frequency, signal) =>
      (await answerOf(client.PUT('/api/my/digest', { body: { frequency }, signal }))).data.frequency,
  }
}
