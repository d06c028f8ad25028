/** How costs and days are written for people. */
import type { Day } from './days.ts'

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
const shortMonth = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })
const longWeekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })

/** A cost in euros as `€12.50`; null when there is nothing to pay, which the screen calls "Free". Specification, section 9. */
export function formatCost(cost: number | null | undefined): string | null {
  return cost && cost > 0 ? euros.format(cost) : null
}

/** A day as dd/MM/yyyy. Specification, section 9. */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** A day as `MMMM d, yyyy`: October 4, 2026. Specification, section 2. */
export function formatLongDay(day: Day): string {
  return longDay.format(midnight(day))
}

/** The parts of a day for its badge: `{ day: "4", month: "Oct", year: "2026", weekday: "Sunday" }`. */
export function dayParts(day: Day): { day: string; month: string; year: string; weekday: string } {
  const moment = midnight(day)
  return {
    day: String(Number(day.slice(8, 10))),
    month: shortMonth.format(moment),
    year: day.slice(0, 4),
    weekday: longWeekday.format(moment),
  }
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
