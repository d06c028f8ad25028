/** Title, days and town of an event on two lines, where there is room for them. */
import type { CalendarEvent } from './calendar-event.ts'
import { rangeLabel } from './period-label.ts'
import styles from './event-summary.module.css'

export function EventSummary({ event }: { event: CalendarEvent }) {
  return (
    <>
      <span className={styles.title}>{event.title}</span>
      <span className={styles.details}>{[rangeLabel(event.firstDay, event.lastDay), event.event.city].filter(Boolean).join(' · ')}</span>
    </>
  )
}
