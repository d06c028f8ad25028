/** The keys that lead from one day of a grid to another. */
import { addDays, addMonths, startOfWeek, type Day } from '../../../domain/days.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */
const dayAfter: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** The day to which a key leads; null for any other key. */
export function dayByKey(key: string, day: Day): Day | null {
  return dayAfter[key]?.(day) ?? null
}
