/** The events of one day as a list below the grid, for screens whose bars are too small for a finger. */
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { byStartThenLength, type CalendarEvent } from './calendar-event.ts'
import { EventSummary } from './event-summary.tsx'
import { useGrowingLimit } from './growing-list.ts'
import { periodLabel } from './period-label.ts'
import styles from './day-events.module.css'

interface DayEventsProps {
  readonly day: Day
  readonly events: readonly CalendarEvent[]
  readonly onOpenEvent: (event: Listing) => void
}

export function DayEvents({ day, events, onOpenEvent }: DayEventsProps) {
  const { limit, grow } = useGrowingLimit(day)
  const ofDay = events.filter((event) => event.firstDay <= day && day <= event.lastDay).sort(byStartThenLength)
  return (
    <section className={styles.day}>
      <div aria-live="polite">
        <h3 className={styles.heading}>{periodLabel('day', day)}</h3>
      </div>
      {ofDay.length === 0 && <p className={styles.none}>{m.calendar_no_events_on_day()}</p>}
      <ul className={styles.list}>
        {ofDay.slice(0, limit).map((event) => (
          <li key={event.id}>
            <button type="button" className={styles.event} onClick={() => onOpenEvent(event.listing)}>
              <EventSummary event={event} />
            </button>
          </li>
        ))}
      </ul>
      {ofDay.length > limit && (
        <button type="button" className={styles.more} onClick={grow}>
          {m.calendar_show_more({ count: ofDay.length - limit })}
        </button>
      )}
    </section>
  )
}
