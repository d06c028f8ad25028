/** The calendar of wide screens: toolbar and grid. */
import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { windowOf, type CalendarView } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarEvents } from './calendar-event.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { countByDay, eventsWithRoom } from './crowded-weeks.ts'
import styles from './event-calendar.module.css'
import { GridDaysContext, type GridDays } from './grid-days.ts'
import { useGrowingLimit } from './growing-list.ts'

export interface EventCalendarProps {
  readonly events: readonly Listing[]
  readonly view: CalendarView
  readonly date: Day
  readonly today: Day
  readonly isBusy: boolean
  /** Shown after the text that there are no events. */
  readonly wayOn?: ReactNode
  readonly onView: (view: CalendarView) => void
  readonly onDate: (date: Day) => void
  readonly onDrillDown: (date: Day) => void
  readonly onOpenEvent: (event: Listing) => void
}

/** The most all-day rows that leave the week's hours visible. */
const weekRows = 8

export function EventCalendar(props: EventCalendarProps) {
  const { events, view, date, today, isBusy, wayOn, onView, onDate, onDrillDown, onOpenEvent } = props
  const labelId = useId()
  const { labelRef, expectFocus } = usePeriodFocus(`${view} ${date}`)
  const { limit, grow } = useGrowingLimit(`${view} ${date}`)

  const { shown, roomy, counts } = useMemo(() => {
    const period = windowOf(view, date)
    const shown = calendarEvents(events, period)
    const roomy = view === 'day' ? shown : eventsWithRoom(shown, period)
    return { shown, roomy, counts: countByDay(shown, period) }
  }, [events, view, date])

  const onDay = (day: Day) => {
    if (view === 'day') return grow()
    expectFocus()
    onDrillDown(day)
  }
  const days: GridDays = { today, labelId, countOn: (day) => counts.get(day) ?? 0, onDay }

  return (
    <div className={styles.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, labelRef, onView, onDate }} />
      <div className={styles.paper} aria-busy={isBusy}>
        <GridDaysContext value={days}>
          <CalendarGrid
            events={roomy} view={view} date={date} today={today}
            allDayRows={view === 'day' ? limit : weekRows} onOpenEvent={onOpenEvent}
          />
        </GridDaysContext>
        <div className={styles.empty}>
          <p role="status">{!isBusy && shown.length === 0 && m.calendar_no_events()}</p>
          {!isBusy && shown.length === 0 && wayOn}
        </div>
      </div>
    </div>
  )
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
