/** What the calendar of narrow screens prints in place of days with dots: each event of the period once, with its days. */
import type { Day } from '../../../domain/days/days.ts'
import type { CalendarDays } from './calendar-event.ts'
import { EventSummary } from './event-summary.tsx'
import styles from './period-on-paper.module.css'

interface PeriodOnPaperProps {
  readonly dates: readonly Day[]
  readonly days: CalendarDays
}

export function PeriodOnPaper({ dates, days }: PeriodOnPaperProps) {
  const events = new Set(dates.flatMap(days.eventsOn))
  return (
    <ul className={styles.events}>
      {[...events].map((event) => <li key={event.id}><EventSummary event={event} /></li>)}
    </ul>
  )
}
