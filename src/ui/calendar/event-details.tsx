/** Title, days and town of an event on two lines, where there is room for them. */
import type { CalendarEvent } from './calendar-event.ts'
import { rangeLabel } from './period-label.ts'
import style from './event-details.module.css'

export function EventDetails({ event }: { event: CalendarEvent }) {
  return (
    <>
      <span className={style.title}>{event.title}</span>
      <span className={style.details}>{[rangeLabel(event.firstDay, event.lastDay), event.listing.city].filter(Boolean).join(' · ')}</span>
    </>
  )
}
