/** The known events of one day as buttons that open them, and a button that asks for more. */
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import { timesOn } from '../../../domain/days/times.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarDays } from './calendar-event.ts'
import styles from './day-events.module.css'
import { EventSummary } from './event-summary.tsx'

export interface EventButtonsProps {
  readonly day: Day
  readonly days: CalendarDays
  readonly onMore: (day: Day) => void
  readonly onOpenEvent: (event: DayEvent) => void
}

export function EventButtons({ day, days, onMore, onOpenEvent }: EventButtonsProps) {
  const events = days.eventsOn(day)
  const hidden = days.countOn(day) - events.length
  if (events.length === 0) return null
  return (
    <>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" className={styles.event} onClick={() => onOpenEvent(event.event)}>
              <EventSummary event={event} start={timesOn(event.event, day).start} />
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => onMore(day)}>
          {m.calendar_show_more({ count: hidden })}
        </button>
      )}
    </>
  )
}
