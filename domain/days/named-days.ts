/** The days that people name instead of dating them. */
import type { DayWindow } from './calendar.ts'
import { addDays, addMonths, startOfMonth, weekday, type Day } from './days.ts'

/** Tomorrow, and the days of the week from Monday on. */
export const namedDays = ['tomorrow', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** One of those names. */
export type NamedDay = (typeof namedDays)[number]

/** Whether the name is that of a day of the week. */
export function isDayOfWeek(name: string): boolean {
  return name !== 'tomorrow' && namedDays.some((day) => day === name)
}

/** The day that a name means: of a day of the week the next one, which may be today. */
export function dayNamed(name: NamedDay, today: Day): Day {
  return addDays(today, name === 'tomorrow' ? 1 : (namedDays.indexOf(name) - weekday(today) + 7) % 7)
}

/** Times after the present one that have a name, from the first to the last of their days. */
export const namedTimes = ['dayAfterTomorrow', 'nextWeek', 'nextWeekend', 'nextMonth'] as const

/** One of those names. */
export type NamedTime = (typeof namedTimes)[number]

/** The days that a name means. A week begins on Monday; the next weekend is that of the next week. */
export function daysNamed(name: NamedDay | NamedTime, today: Day): DayWindow {
  const monday = addDays(today, 8 - weekday(today))
  switch (name) {
    case 'dayAfterTomorrow': return { from: addDays(today, 2), to: addDays(today, 2) }
    case 'nextWeek': return { from: monday, to: addDays(monday, 6) }
    case 'nextWeekend': return { from: addDays(monday, 5), to: addDays(monday, 6) }
    case 'nextMonth': {
      const first = addMonths(startOfMonth(today), 1)
      return { from: first, to: addDays(addMonths(first, 1), -1) }
    }
    default: return { from: dayNamed(name, today), to: dayNamed(name, today) }
  }
}
