/** Claim: with 500 clients that pipeline requests and read no response the server uses at most 300 MB. */
import { underAttack } from './attacked-server.ts'
import type { Measurement } from './measurement.ts'
import { unreadAnswers } from './unread-answers.ts'

const requests = 'GET /api/events/approved?limit=100 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000)

export async function measure(): Promise<Measurement> {
  const { megabytes } = await underAttack({ events: 2_000, seconds: 15 }, unreadAnswers(500, () => requests))
  return { claim: 'Server: memory under unread pipelines', samples: [megabytes], atMost: 300, unit: 'MB', reference: null }
}
