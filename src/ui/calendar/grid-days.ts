/** The days that react-big-calendar's custom components need, as a React context. */
import { createContext } from 'react'
import type { Day } from '../../../domain/days/days.ts'

export interface GridDays {
  readonly today: Day
  /** The id of the element that names the period. */
  readonly labelId: string
  /** The day that Tab reaches. */
  readonly tabDay: Day
  /** The id of the event that Tab reaches in the day view; null without events and in other views. */
  readonly tabEvent: number | null
  readonly countOn: (day: Day) => number
  /** Whether events are at their hours. */
  readonly hasHours: boolean
  /** How many events of a day are. */
  readonly hourlyOn: (day: Day) => number
  readonly onDay: (day: Day) => void
}

export const GridDaysContext = createContext<GridDays>({
  today: '',
  labelId: '',
  tabDay: '',
  tabEvent: null,
  countOn: () => 0,
  hasHours: false,
  hourlyOn: () => 0,
  onDay: () => undefined,
})
