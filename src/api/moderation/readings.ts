/** The calls for what moderators read. Without the offer `readings`, nobody is told anything. */
import type { Reading } from '../../../domain/moderation/readings.ts'
import type { Offers } from '../../../domain/offers.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed, and returns what other moderators read. */
export interface Readings {
  fetchReadings(signal: AbortSignal): Promise<readonly Reading[]>
  /** Tells what the caller reads; null for nothing. */
  tellReading(listing: number | null, signal: AbortSignal): Promise<readonly Reading[]>
}

/** Creates the calls of a client. */
export function createReadings(client: ApiClient, offers: Offers): Readings {
  if (!offers.has('readings')) return { fetchReadings: async () => [], tellReading: async () => [] }
  return {
    fetchReadings: async (signal) => (await answerOf(client.GET('/api/readings', { signal }))).data,
    tellReading: async (listing, signal) => (await answerOf(client.PUT('/api/readings', { body: { listing }, signal }))).data,
  }
}
