/** The days that people name instead of dating them. */
import { addDays, weekday, type Day } from './days.ts'

/** Tomorrow, and the days of the week from Monday on. */
export const namedDays = ['tomorrow', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** One of those names. */
export type NamedDay = (typeof namedDays)[number]

/** The day that a name means: of a day of the week the next one, which may be today. */
export function dayNamed(name: NamedDay, today: Day): Day {
  return addDays(today, name === 'tomorrow' ? 1 : (namedDays.indexOf(name) - weekday(today) + 7) % 7)
}
