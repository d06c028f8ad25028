/** The events of one day as buttons that open them, a hundred at a time. */
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { byStartThenLength, type CalendarEvent } from './calendar-event.ts'
import styles from './day-events.module.css'
import { EventSummary } from './event-summary.tsx'
import { useGrowingLimit } from './growing-list.ts'

interface EventButtonsProps {
  readonly day: Day
  readonly events: readonly CalendarEvent[]
  readonly onOpenEvent: (event: Listing) => void
}

export function EventButtons({ day, events, onOpenEvent }: EventButtonsProps) {
  const { limit, grow } = useGrowingLimit(day)
  const ofDay = events.filter((event) => event.firstDay <= day && day <= event.lastDay).sort(byStartThenLength)
  if (ofDay.length === 0) return null
  return (
    <>
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
    </>
  )
}
