/** The chosen day and its events, below the month. */
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './day-events.module.css'
import { EventButtons } from './event-buttons.tsx'
import { periodLabel } from './period-label.ts'

interface DayEventsProps {
  readonly day: Day
  readonly events: readonly CalendarEvent[]
  readonly count: number
  readonly onOpenEvent: (event: Listing) => void
}

export function DayEvents({ day, events, count, onOpenEvent }: DayEventsProps) {
  return (
    <section className={styles.day}>
      <h3 className={styles.heading}>{periodLabel('day', day)}</h3>
      {count === 0 && <p className={styles.none}>{m.calendar_no_events_on_day()}</p>}
      <EventButtons day={day} events={events} onOpenEvent={onOpenEvent} />
    </section>
  )
}
