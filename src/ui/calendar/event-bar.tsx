/** An event's bar in the grid: a button with the start of its title. */
import type { EventProps } from 'react-big-calendar'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './event-bar.module.css'
import { EventSummary } from './event-summary.tsx'
import { rangeLabel } from './period-label.ts'

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

/** The bar of the day view, which also shows the town and the days. */
export function DayBar({ event }: EventProps<CalendarEvent>) {
  return (
    <button type="button" className={`${styles.bar} ${styles.roomy}`}>
      <EventSummary event={event} />
    </button>
  )
}

/** The accessible name: title, days and town. */
function eventName({ title, event: { city }, firstDay, lastDay }: CalendarEvent): string {
  const days = rangeLabel(firstDay, lastDay)
  return city ? m.calendar_event_in_city({ title, days, city }) : m.calendar_event_on({ title, days })
}
