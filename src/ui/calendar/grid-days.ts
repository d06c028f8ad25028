/** What the parts that react-big-calendar renders for us know of the days around them. */
import { createContext } from 'react'
import type { Day } from '../../../domain/days.ts'

export interface GridDays {
  readonly today: Day
  /** The day whose events are listed below the grid; null where there is no such list. */
  readonly selected: Day | null
  /** The id of the element that names the period. */
  readonly labelId: string
  readonly countOn: (day: Day) => number
  readonly onDay: (day: Day) => void
}

export const GridDaysContext = createContext<GridDays>({
  today: '',
  selected: null,
  labelId: '',
  countOn: () => 0,
  onDay: () => undefined,
})
