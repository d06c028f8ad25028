/** An event's bar in the grid: a button with the start of its title. */
import type { EventProps } from 'react-big-calendar'
import type { CalendarEvent } from './calendar-event.ts'
import { EventSummary } from './event-summary.tsx'
import { eventName } from './event-name.ts'
import styles from './event-bar.module.css'

// A click bubbles to react-big-calendar's element around the bar, which reports the event.
export function EventBar({ event, continuesPrior, continuesAfter }: EventProps<CalendarEvent>) {
  return (
    <button
      type="button"
      className={styles.bar}
      data-from-before={continuesPrior || undefined}
      data-goes-on={continuesAfter || undefined}
      aria-label={eventName(event)}
      title={event.title}
    >
      {event.title}
    </button>
  )
}

/** The day view has room for the town and the days too. */
export function DayBar({ event }: EventProps<CalendarEvent>) {
  return (
    <button type="button" className={`${styles.bar} ${styles.roomy}`}>
      <EventSummary event={event} />
    </button>
  )
}
