/** The "+N more" of a day that has more events than the grid has rows. */
import { use } from 'react'
import type { ShowMoreProps } from 'react-big-calendar'
import { formatLongDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import { dayOf } from './day-date.ts'
import { GridDaysContext } from './grid-days.ts'
import styles from './show-more.module.css'

export function ShowMore({ slotDate, count, events }: ShowMoreProps<CalendarEvent>) {
  const { countOn, onDay } = use(GridDaysContext)
  const day = dayOf(slotDate)
  // The grid was spared some of a crowded day's events, so its own count may be too low.
  const shown = events.length - count
  const label = m.calendar_show_more({ count: countOn(day) - shown })
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={m.calendar_show_more_name({ label, day: formatLongDay(day) })}
      onClick={() => onDay(day)}
    >
      {label}
    </button>
  )
}
