/** The known events of one day as buttons that open them, and where there are others, a button that asks for more and a link to all. */
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
  /** The address of the list of all events of a day. */
  readonly hrefOfDay: (day: Day) => string
  readonly onOpenEvent: (event: DayEvent) => void
}

export function EventButtons({ day, days, onMore, hrefOfDay, onOpenEvent }: EventButtonsProps) {
  const events = days.eventsOn(day)
  const count = days.countOn(day)
  const hidden = count - events.length
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
        <>
          <button type="button" className={styles.more} onClick={() => onMore(day)}>
            {m.calendar_show_more({ count: hidden })}
          </button>
          <a className={styles.more} href={hrefOfDay(day)}>
            {m.calendar_events({ count })}
          </a>
        </>
      )}
    </>
  )
}
