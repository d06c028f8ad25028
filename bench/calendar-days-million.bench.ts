/** Claim: an uncached month of the calendar with a million listings takes at most 25 ms over HTTP, and has at most 60 kB. */
import { calendarDays } from './calendar-days.ts'

export const measure = () => calendarDays(1_000_000, { atMost: 25, mostKilobytes: 60 })
