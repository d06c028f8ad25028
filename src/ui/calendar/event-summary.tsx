/** Title, days and town of an event on two lines, where there is room for them. */
import { formatDays } from '../../../domain/format-period.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { cityName } from '../city-names.ts'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './event-summary.module.css'

export function EventSummary({ event: { event, title, language, firstDay, lastDay } }: { event: CalendarEvent }) {
  const days = formatDays(firstDay, lastDay, getLocale())
  return (
    <>
      <span className={styles.title} lang={language}>
        {title}
      </span>
      <span className={styles.details}>{event.city ? `${days} · ${cityName(event.city)}` : days}</span>
    </>
  )
}
