/** The calendar of narrow screens: days with dots, and right under them the events of the chosen day or of the week. */
import { useId, useMemo } from 'react'
import { windowOf } from '../../../domain/days/calendar.ts'
import { daysFrom, startOfMonth, type Day } from '../../../domain/days/days.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarDays } from './calendar-event.ts'
import { useIsOnPaper } from './use-is-on-paper.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import styles from './day-events.module.css'
import { DayGrid } from './day-grid.tsx'
import { EventButtons, type EventButtonsProps } from './event-buttons.tsx'
import type { EventCalendarProps } from './event-calendar.tsx'
import { EventPlaceholders, placeholdersOfDay } from './event-placeholders.tsx'
import { periodLabel } from './period-label.ts'
import { PeriodOnPaper } from './period-on-paper.tsx'
import phone from './phone-calendar.module.css'
import { WeekEvents } from './week-events.tsx'

export interface PhoneCalendarProps extends Omit<EventCalendarProps, 'onDrillDown'> {
  /** Called when a day of the grid is chosen; the view does not change. */
  readonly onDay: (day: Day) => void
  /** The address of the list of all events of a day. */
  readonly hrefOfDay: (day: Day) => string
}

/** Where no grid stands above them, as `placeholdersOfDay`. */
const placeholdersOfWindow = 7

export function PhoneCalendar(props: PhoneCalendarProps) {
  const { days: known, view, date, now, isBusy, isFailed, nextEventsLink, onView, onDate, onDay, onMore, hrefOfDay, onOpenEvent } = props
  const today = now.day
  const labelId = useId()
  const { days, dates } = useMemo(() => {
    const period = windowOf(view, date)
    return { days: calendarDays(known, period, now), dates: daysFrom(period.from, period.to) }
  }, [known, view, date, now])
  const hasNone = days.bars.length === 0
  const isUnknown = isBusy && hasNone
  const isEmpty = !isBusy && !isFailed && hasNone
  const events = { days, onMore, hrefOfDay, onOpenEvent }
  const isOnPaper = useIsOnPaper() && view !== 'day' && !hasNone

  return (
    <div className={phone.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, onView, onDate }} />
      {isOnPaper && <PeriodOnPaper dates={dates.filter((day) => view === 'week' || isSameMonth(day, date))} days={days} />}
      {view !== 'day' && !isOnPaper && <DayGrid {...{ date, today, labelId, isBusy, onDay }} countOn={days.countOn} days={dates} />}
      <p className="visually-hidden" aria-live="polite">
        {!isBusy && !isFailed &&
          m.calendar_chosen_day({ day: periodLabel('day', date), events: m.calendar_events({ count: days.countOn(date) }) })}
      </p>
      <p role="status" className={phone.empty}>{isEmpty && m.calendar_no_events()}</p>
      {isEmpty && <div>{nextEventsLink}</div>}
      {view === 'month' && !isOnPaper && (isUnknown || !hasNone) && <DayEvents day={date} isUnknown={isUnknown} {...events} />}
      {view === 'week' && !isOnPaper && !hasNone && <WeekEvents date={date} dates={dates} {...events} />}
      {view === 'day' && <EventButtons day={date} {...events} />}
      {view !== 'month' && isUnknown && <EventPlaceholders count={placeholdersOfWindow} />}
    </div>
  )
}

function isSameMonth(day: Day, other: Day): boolean {
  return startOfMonth(day) === startOfMonth(other)
}

/** The chosen day and its events, below the month. */
function DayEvents({ isUnknown, ...props }: EventButtonsProps & { readonly isUnknown: boolean }) {
  const { day, days } = props
  return (
    <section className={styles.day}>
      <h3 className={styles.heading}>{periodLabel('day', day)}</h3>
      {isUnknown && <EventPlaceholders count={placeholdersOfDay} />}
      {!isUnknown && days.countOn(day) === 0 && <p className={styles.none}>{m.calendar_no_events_on_day()}</p>}
      <EventButtons {...props} />
    </section>
  )
}
