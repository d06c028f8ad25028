/** The calendar of narrow screens: days with dots, and right under them the events of the chosen day or of the week. */
import { useId, useMemo } from 'react'
import { windowOf } from '../../../domain/calendar.ts'
import { daysFrom, type Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarEvents, type CalendarEvent } from './calendar-event.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { countByDay } from './crowded-weeks.ts'
import days from './day-events.module.css'
import { DayGrid } from './day-grid.tsx'
import { EventButtons } from './event-buttons.tsx'
import type { EventCalendarProps } from './event-calendar.tsx'
import { periodLabel } from './period-label.ts'
import styles from './phone-calendar.module.css'
import { WeekEvents } from './week-events.tsx'

export interface PhoneCalendarProps extends Omit<EventCalendarProps, 'onDrillDown'> {
  /** Called when a day of the grid is chosen; the view does not change. */
  readonly onDay: (day: Day) => void
}

export function PhoneCalendar({ events, view, date, today, isBusy, wayOn, onView, onDate, onDay, onOpenEvent }: PhoneCalendarProps) {
  const labelId = useId()
  const { shown, dates, counts } = useMemo(() => {
    const period = windowOf(view, date)
    const shown = calendarEvents(events, period)
    return { shown, dates: daysFrom(period.from, period.to), counts: countByDay(shown, period) }
  }, [events, view, date])
  const countOn = (day: Day) => counts.get(day) ?? 0
  const isEmpty = shown.length === 0

  return (
    <div className={styles.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, onView, onDate }} />
      {view !== 'day' && <DayGrid {...{ date, today, labelId, isBusy, countOn, onDay }} days={dates} />}
      <p className="visually-hidden" aria-live="polite">
        {!isBusy && m.calendar_chosen_day({ day: periodLabel('day', date), events: m.calendar_events({ count: countOn(date) }) })}
      </p>
      <p role="status" className={styles.empty}>{!isBusy && isEmpty && m.calendar_no_events()}</p>
      {!isBusy && isEmpty && <div>{wayOn}</div>}
      {view === 'month' && !isEmpty && <DayEvents day={date} events={shown} count={countOn(date)} onOpenEvent={onOpenEvent} />}
      {view === 'week' && !isEmpty && <WeekEvents {...{ date, countOn, onOpenEvent }} days={dates} events={shown} />}
      {view === 'day' && <EventButtons day={date} events={shown} onOpenEvent={onOpenEvent} />}
    </div>
  )
}

interface DayEventsProps {
  readonly day: Day
  readonly events: readonly CalendarEvent[]
  readonly count: number
  readonly onOpenEvent: (event: Listing) => void
}

/** The chosen day and its events, below the month. */
export function DayEvents({ day, events, count, onOpenEvent }: DayEventsProps) {
  return (
    <section className={days.day}>
      <h3 className={days.heading}>{periodLabel('day', day)}</h3>
      {count === 0 && <p className={days.none}>{m.calendar_no_events_on_day()}</p>}
      <EventButtons day={day} events={events} onOpenEvent={onOpenEvent} />
    </section>
  )
}
