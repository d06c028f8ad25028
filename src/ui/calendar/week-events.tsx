/** The seven days of a week with their events, below the week; the chosen day comes into view. */
import { useEffect, useRef } from 'react'
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './day-events.module.css'
import { EventButtons } from './event-buttons.tsx'
import { periodLabel } from './period-label.ts'

interface WeekEventsProps {
  readonly days: readonly Day[]
  /** The chosen day. */
  readonly date: Day
  readonly events: readonly CalendarEvent[]
  readonly countOn: (day: Day) => number
  readonly onOpenEvent: (event: Listing) => void
}

export function WeekEvents({ days, date, events, countOn, onOpenEvent }: WeekEventsProps) {
  const chosen = useRef<HTMLElement>(null)
  const shown = useRef(date)
  useEffect(() => {
    if (shown.current !== date) chosen.current?.scrollIntoView({ block: 'nearest' })
    shown.current = date
  }, [date])
  return days.map((day) => (
    <section key={day} ref={day === date ? chosen : undefined} className={styles.day}>
      <div className={styles.top}>
        <h3 className={styles.heading} data-chosen={day === date || undefined}>{periodLabel('day', day)}</h3>
        <span className={styles.none}>{m.calendar_events({ count: countOn(day) })}</span>
      </div>
      <EventButtons day={day} events={events} onOpenEvent={onOpenEvent} />
    </section>
  ))
}
