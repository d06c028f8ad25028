/** When moderators get a mail about new listings that wait. */
import type { components } from '../../contract/openapi.ts'
import { athensMoment, athensTime, athensToday } from '../days/days.ts'

/** How often. */
export type DigestFrequency = components['schemas']['DigestFrequency']

/** In the order in which they are offered. */
export const digestFrequencies = ['hourly', 'daily', 'off'] as const satisfies readonly DigestFrequency[]

/** Whether the value is a frequency. */
export function isDigestFrequency(value: unknown): value is DigestFrequency {
  return (digestFrequencies as readonly unknown[]).includes(value)
}

/** In Athens. Mails arrive neither at night nor before somebody gets up. */
const [firstTime, nightTime] = ['08:00', '22:00']

/** A mail names so many listings. */
export const mostInDigest = 20

/**
 * The beginning of the present hour or day, in each of which at most one mail is sent; null if none is sent now. A day begins at 8:00 in
 * Athens.
 */
export function digestSlot(frequency: DigestFrequency, now: Date): Date | null {
  const time = athensTime(now)
  if (frequency === 'off' || time < firstTime || time >= nightTime) return null
  const start = frequency === 'daily' ? firstTime : `${time.slice(0, 2)}:00`
  return new Date(athensMoment({ day: athensToday(now), time: start }))
}
