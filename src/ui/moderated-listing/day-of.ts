/** The day of a moment, as people read it. */
import { athensToday } from '../../../domain/days/days.ts'
import { formatDay } from '../../../domain/format.ts'

/** In Athens: `20/11/2026`. */
export function dayOf(moment: string): string {
  return formatDay(athensToday(new Date(moment)))
}
