/** The days that react-big-calendar's custom components need, as a React context. */
import { createContext } from 'react'
import type { Day } from '../../../domain/days.ts'

export interface GridDays {
  readonly today: Day
  /** The id of the element that names the period. */
  readonly labelId: string
  readonly countOn: (day: Day) => number
  readonly onDay: (day: Day) => void
}

export const GridDaysContext = createContext<GridDays>({
  today: '',
  labelId: '',
  countOn: () => 0,
  onDay: () => undefined,
})
