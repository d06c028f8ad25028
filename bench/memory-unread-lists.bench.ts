/** Claim: with 500 clients at 500 addresses that request whole lists and read nothing the server uses at most 300 MB. */
import { underAttack } from './attacked-server.ts'
import type { Measurement } from './measurement.ts'
import { unreadAnswers } from './unread-answers.ts'

export async function measure(): Promise<Measurement> {
  const { megabytes } = await underAttack({ events: 20_000, seconds: 30 }, unreadAnswers(500, requestOf))
  return { claim: 'Server: memory under 500 unread whole lists', samples: [megabytes], atMost: 300, unit: 'MB', reference: null }
}

/** Alternates a long list and one of a hundred short lists of some weeks. */
function requestOf(n: number): string {
  const from = new Date(Date.UTC(2026, 0, n % 100)).toISOString().slice(0, 10)
  const to = new Date(Date.UTC(2026, 1, n % 100)).toISOString().slice(0, 10)
  const query = n % 2 === 0 ? 'expand=days' : `from=${from}&to=${to}`
  return `GET /api/events/approved?${query} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.${n >> 8}.${n & 255}\r\n\r\n`
}
