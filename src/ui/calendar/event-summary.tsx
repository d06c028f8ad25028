/** Title, days with times and town of an event on two lines, where there is room for them. */
import { formatWhen } from '../../../domain/days/format-period.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './event-summary.module.css'

interface EventSummaryProps {
  readonly event: CalendarEvent
  /** The time at which it starts on the day that is shown, if it does. */
  readonly start?: string | null
}

export function EventSummary({ event: { event, title, language }, start = null }: EventSummaryProps) {
  const { cityName } = usePlaceNames()
  const days = formatWhen(event, getLocale())
  return (
    <>
      <span className={styles.title} lang={language}>
        {start && <span className={styles.start}>{start}</span>}
        {title}
      </span>
      <span className={styles.details}>{event.city ? `${days} · ${cityName(event.city)}` : days}</span>
    </>
  )
}
