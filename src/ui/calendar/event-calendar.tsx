/** The calendar of wide screens: toolbar and grid. */
import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { windowOf, type CalendarView } from '../../../domain/days/calendar.ts'
import { daysFrom, type Day } from '../../../domain/days/days.ts'
import type { DayEvent, EventDays } from '../../../domain/days/event-days.ts'
import type { Moment } from '../../../domain/days/times.ts'
import { compareCodePoints } from '../../../domain/sort-key.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarDays, type CalendarDays, type CalendarEvent } from './calendar-event.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import styles from './event-calendar.module.css'
import { GridDaysContext, type GridDays } from './grid-days.ts'
import { timedEvents } from './timed-events.ts'
import { useGridKeys } from './use-grid-keys.ts'

export interface EventCalendarProps {
  /** The days that are known. They may be those of another window while that of the view is loading. */
  readonly days: EventDays
  readonly view: CalendarView
  readonly date: Day
  readonly now: Moment
  readonly isBusy: boolean
  /** Whether the events could not be fetched, so that it is not known whether there are any. */
  readonly isFailed: boolean
  /** Shown after the text that there are no events. */
  readonly nextEventsLink?: ReactNode
  readonly onView: (view: CalendarView) => void
  readonly onDate: (date: Day) => void
  readonly onDrillDown: (date: Day) => void
  /** Asks for more events of a day. */
  readonly onMore: (day: Day) => void
  readonly onOpenEvent: (event: DayEvent) => void
}

/** The most all-day rows that leave the week's hours visible. */
const weekRows = 8

export function EventCalendar(props: EventCalendarProps) {
  const { days, view, date, now, isBusy, isFailed, nextEventsLink, onView, onDate, onDrillDown, onMore, onOpenEvent } = props
  const today = now.day
  const labelId = useId()
  const { labelRef, expectFocus } = usePeriodFocus(`${view} ${date}`)
  const { bars, hours, hourlyOn, countOn, eventsOn, rows } = useMemo(() => {
    const period = windowOf(view, date)
    const known = calendarDays(days, period, now)
    const dates = daysFrom(period.from, period.to)
    return { ...known, ...timedEvents(known, view, dates), rows: rowsOf(known, dates) }
  }, [days, view, date, now])

  const isEmpty = !isBusy && !isFailed && bars.length === 0

  const onDay = (day: Day) => {
    if (view === 'day') return onMore(day)
    expectFocus()
    onDrillDown(day)
  }
  const { tabDay, keyed } = useGridKeys({ view, date, onDate })
  const tabEvent = view === 'day' ? (firstDrawn(eventsOn(date))?.id ?? null) : null
  const gridDays: GridDays = { today, labelId, tabDay, tabEvent, countOn, hasHours: hours !== null, hourlyOn, onDay }
  // The grid has its button for more only if two events have no row; a single one takes the place of the button.
  const known = eventsOn(date).length
  const allDayRows = known - hourlyOn(date) - (countOn(date) > known ? 2 : 0)

  return (
    <div className={styles.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, labelRef, onView, onDate }} />
      <div {...keyed} className={styles.paper} aria-busy={isBusy}>
        <GridDaysContext value={gridDays}>
          <CalendarGrid
            events={bars} view={view} date={date} today={today} hours={hours} rows={rows}
            allDayRows={view === 'day' ? allDayRows : weekRows} onOpenEvent={onOpenEvent}
          />
        </GridDaysContext>
        <div className={styles.empty}>
          <p role="status">{isEmpty && m.calendar_no_events()}</p>
          {isEmpty && nextEventsLink}
        </div>
      </div>
    </div>
  )
}

/** The grid draws the earliest and then the longest first, so that this one has a row if any has. */
function firstDrawn(events: readonly CalendarEvent[]): CalendarEvent | undefined {
  return [...events].sort((a, b) => compareCodePoints(a.firstDay, b.firstDay) || compareCodePoints(b.lastDay, a.lastDay))[0]
}

/** About as many letters of a title as two lines of a day hold in the smallest letters. */
const lettersOfRow = 60

/** The rows in which all known events have room: of each week as many as its fullest day has; a long title is more than one. */
function rowsOf({ eventsOn }: Pick<CalendarDays, 'eventsOn'>, dates: readonly Day[]): number {
  const fullest = new Map<number, number>()
  for (const [index, day] of dates.entries()) {
    const week = Math.floor(index / 7)
    fullest.set(week, Math.max(fullest.get(week) ?? 0, rowsOfDay(eventsOn(day))))
  }
  return [...fullest.values()].reduce((sum, count) => sum + count, 0)
}

function rowsOfDay(events: readonly CalendarEvent[]): number {
  return events.reduce((sum, { title }) => sum + Math.max(1, title.length / lettersOfRow), 0)
}

/**
 * Where the focus goes when the pressed day disappears with its view: to the name of the new period. `expectFocus` announces
 * that the next period is one to which a press inside the grid has led.
 */
export function usePeriodFocus(period: string): { labelRef: RefObject<HTMLHeadingElement | null>; expectFocus: () => void } {
  const labelRef = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current) labelRef.current?.focus()
    isExpected.current = false
  }, [period])
  return {
    labelRef,
    expectFocus: () => {
      isExpected.current = true
    },
  }
}
