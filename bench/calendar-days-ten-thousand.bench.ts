/** Claim: an uncached month of the calendar with 10,000 listings takes at most 10 ms over HTTP, and has at most 40 kB. */
import { calendarDays } from './calendar-days.ts'

export const measure = () => calendarDays(10_000, { atMost: 10, mostKilobytes: 40 })
