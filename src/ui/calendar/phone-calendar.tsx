/** The calendar of narrow screens: days with dots, and right under them the events of the chosen day or of the week. */
import { useId, useMemo } from 'react'
import { windowOf } from '../../../domain/calendar.ts'
import { daysFrom, type Day } from '../../../domain/days.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarEvents } from './calendar-event.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { countByDay } from './crowded-weeks.ts'
import { DayEvents } from './day-events.tsx'
import { DayGrid } from './day-grid.tsx'
import type { EventCalendarProps } from './event-calendar.tsx'
import { EventButtons } from './event-buttons.tsx'
import { periodLabel } from './period-label.ts'
import styles from './phone-calendar.module.css'
import { WeekEvents } from './week-events.tsx'

export interface PhoneCalendarProps extends Omit<EventCalendarProps, 'onDrillDown'> {
  /** A day of the grid is chosen; the view stays. */
  readonly onDay: (day: Day) => void
}

export function PhoneCalendar({ events, view, date, today, isBusy, wayOn, onView, onDate, onDay, onOpenEvent }: PhoneCalendarProps) {
  const labelId = useId()
  const { shown, days, counts } = useMemo(() => {
    const period = windowOf(view, date)
    const shown = calendarEvents(events, period)
    return { shown, days: daysFrom(period.from, period.to), counts: countByDay(shown, period) }
  }, [events, view, date])
  const countOn = (day: Day) => counts.get(day) ?? 0
  const isEmpty = shown.length === 0

  return (
    <div className={styles.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, onView, onDate }} />
      {view !== 'day' && <DayGrid {...{ days, date, today, labelId, isBusy, countOn, onDay }} />}
      <p className="visually-hidden" aria-live="polite">
        {!isBusy && m.calendar_chosen_day({ day: periodLabel('day', date), events: m.calendar_events({ count: countOn(date) }) })}
      </p>
      <p role="status" className={styles.empty}>{!isBusy && isEmpty && m.calendar_no_events()}</p>
      {!isBusy && isEmpty && <div>{wayOn}</div>}
      {view === 'month' && !isEmpty && <DayEvents day={date} events={shown} count={countOn(date)} onOpenEvent={onOpenEvent} />}
      {view === 'week' && !isEmpty && <WeekEvents {...{ days, date, countOn, onOpenEvent }} events={shown} />}
      {view === 'day' && <EventButtons day={date} events={shown} onOpenEvent={onOpenEvent} />}
    </div>
  )
}
