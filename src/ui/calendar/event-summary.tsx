/** Title, days with times and town of an event on two lines, where there is room for them. */
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { eventDetails } from './event-details.ts'
import styles from './event-summary.module.css'

interface EventSummaryProps {
  readonly event: CalendarEvent
  /** The time at which it starts on the day that is shown, if it does. */
  readonly start?: string | null
}

export function EventSummary({ event: { event, title, language, closed }, start = null }: EventSummaryProps) {
  const { cityName } = usePlaceNames()
  return (
    <>
      <span className={styles.title} lang={language}>
        {start && <span className={styles.start}>{start}</span>}
        {title}
      </span>
      {closed && <span className={styles.closed} data-closed={closed}>{m.entry_closed({ closed })}</span>}
      <span className={styles.details}>{eventDetails(event, event.city ? cityName(event.city) : null, getLocale())}</span>
    </>
  )
}
