/** react-big-calendar with every setting of the specification, sections 2 and 9, and our parts in it. */
import { memo } from 'react'
import { Calendar } from 'react-big-calendar'
import { calendarViews, type CalendarView } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import { calendarMessages } from './calendar-messages.ts'
import { athensClockOn, dateOf } from './day-date.ts'
import { MonthDay, WeekDay } from './day-headings.tsx'
import { DayBar, EventBar } from './event-bar.tsx'
import { calendarLocalizer } from './localizer.ts'
import { ShowMore } from './show-more.tsx'
import { WeekRows } from './week-rows.tsx'
import './grid.css'
import './month-view.css'
import './time-view.css'

interface CalendarGridProps {
  readonly events: readonly CalendarEvent[]
  readonly view: CalendarView
  readonly date: Day
  readonly today: Day
  readonly allDayRows: number
  readonly onOpenEvent: (event: Listing) => void
}

const localizer = calendarLocalizer()

const components = {
  event: EventBar,
  showMore: ShowMore,
  weekWrapper: WeekRows,
  timeGutterHeader: () => m.calendar_all_day(),
  month: { dateHeader: MonthDay },
  week: { header: WeekDay },
  day: { event: DayBar },
}

const formats = {
  dateFormat: (date: Date) => String(date.getUTCDate()),
  dayFormat: 'EEE d',
}

/** 1440 minutes: the day view is one slot. */
const dayInMinutes = 1440

// The day numbers and "+N more" are our own buttons, so react-big-calendar itself never leads to another view.
const noDrillDown = () => null
const nothing = () => undefined

export const CalendarGrid = memo(function CalendarGrid({ events, view, date, today, allDayRows, onOpenEvent }: CalendarGridProps) {
  return (
    <Calendar<CalendarEvent>
      localizer={localizer}
      culture="en-US"
      messages={calendarMessages()}
      formats={formats}
      components={components}
      className={`rbc-${view}`}
      events={[...events]}
      selected={null}
      tooltipAccessor={null}
      views={[...calendarViews]}
      view={view}
      onView={nothing}
      date={dateOf(date)}
      onNavigate={nothing}
      getNow={() => athensClockOn(today, new Date())}
      getDrilldownView={noDrillDown}
      onSelectEvent={(event) => onOpenEvent(event.listing)}
      toolbar={false}
      popup={false}
      showMultiDayTimes={false}
      step={view === 'day' ? dayInMinutes : 30}
      timeslots={view === 'day' ? 1 : 2}
      allDayMaxRows={allDayRows}
      length={30}
      longPressThreshold={250}
      enableAutoScroll={false}
    />
  )
})
