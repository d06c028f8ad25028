/** The calendar of the events screen: toolbar, grid, and on narrow screens the events of the chosen day below it. */
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { windowOf, type CalendarView } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { calendarEvents } from './calendar-event.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { countByDay, eventsWithRoom } from './crowded-weeks.ts'
import { DayEvents } from './day-events.tsx'
import { GridDaysContext, type GridDays } from './grid-days.ts'
import { useGrowingLimit } from './growing-list.ts'
import { useNarrowScreen } from './narrow-screen.ts'
import style from './event-calendar.module.css'

export interface EventCalendarProps {
  readonly events: readonly Listing[]
  readonly view: CalendarView
  readonly date: Day
  readonly today: Day
  readonly isBusy: boolean
  readonly onView: (view: CalendarView) => void
  readonly onDate: (date: Day) => void
  readonly onDrillDown: (date: Day) => void
  readonly onOpenEvent: (event: Listing) => void
}

/** As many all-day rows as leave the week's hours in sight. */
const weekRows = 8

export function EventCalendar(props: EventCalendarProps) {
  const { events, view, date, today, isBusy, onView, onDate, onDrillDown, onOpenEvent } = props
  const labelId = useId()
  const labelRef = useRef<HTMLHeadingElement>(null)
  const hasDrilledDown = useRef(false)
  const isNarrow = useNarrowScreen()
  const { limit, grow } = useGrowingLimit(`${view} ${date}`)
  const [tapped, setTapped] = useState<{ day: Day; shown: Day } | null>(null)

  const { shown, roomy, counts } = useMemo(() => {
    const window = windowOf(view, date)
    const shown = calendarEvents(events, window)
    const roomy = view === 'day' ? shown : eventsWithRoom(shown, window, view)
    return { shown, roomy, counts: countByDay(shown, window) }
  }, [events, view, date])

  // The pressed day is gone with its view: who came by keyboard goes on from the name of the new one.
  useEffect(() => {
    if (hasDrilledDown.current) labelRef.current?.focus()
    hasDrilledDown.current = false
  }, [view, date])
  const drillDown = (day: Day) => {
    hasDrilledDown.current = true
    onDrillDown(day)
  }

  const listsDay = isNarrow && view !== 'day'
  const selected = !listsDay ? null : tapped?.shown === date ? tapped.day : date
  const onDay = view === 'day' ? grow : listsDay ? (day: Day) => setTapped({ day, shown: date }) : drillDown
  const days: GridDays = { today, selected, labelId, countOn: (day) => counts.get(day) ?? 0, onDay }

  return (
    <div className={style.calendar}>
      <CalendarToolbar {...{ view, date, today, labelId, labelRef, onView, onDate }} />
      <div className={style.paper} aria-busy={isBusy}>
        <GridDaysContext value={days}>
          <CalendarGrid
            events={roomy} view={view} date={date} today={today}
            allDayRows={view === 'day' ? limit : weekRows} onOpenEvent={onOpenEvent}
          />
        </GridDaysContext>
        <p role="status" className={style.empty}>{!isBusy && shown.length === 0 && m.calendar_no_events()}</p>
      </div>
      {selected !== null && shown.length > 0 && <DayEvents day={selected} events={shown} onOpenEvent={onOpenEvent} />}
    </div>
  )
}
