/** The seven days of a week with their events, below the week; the chosen day comes into view. */
import { useEffect, useRef } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './day-events.module.css'
import { EventButtons, type EventButtonsProps } from './event-buttons.tsx'
import { periodLabel } from './period-label.ts'

interface WeekEventsProps extends Omit<EventButtonsProps, 'day'> {
  readonly dates: readonly Day[]
  /** The chosen day. */
  readonly date: Day
}

export function WeekEvents({ dates, date, ...shown }: WeekEventsProps) {
  const chosen = useRef<HTMLElement>(null)
  const scrolledTo = useRef(date)
  useEffect(() => {
    if (scrolledTo.current !== date) chosen.current?.scrollIntoView({ block: 'nearest' })
    scrolledTo.current = date
  }, [date])
  return dates.map((day) => (
    <section key={day} ref={day === date ? chosen : undefined} className={styles.day}>
      <div className={styles.top}>
        <h3 className={styles.heading} data-chosen={day === date || undefined}>{periodLabel('day', day)}</h3>
        <span className={styles.none}>{m.calendar_events({ count: shown.days.countOn(day) })}</span>
      </div>
      <EventButtons day={day} {...shown} />
    </section>
  ))
}
