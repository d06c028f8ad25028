/** react-big-calendar with every setting of the specification, sections 2 and 9, and our parts in it. */
import { memo, use, type CSSProperties } from 'react'
import { Calendar, type Messages, type ShowMoreProps } from 'react-big-calendar'
import { calendarViews, type CalendarView } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import { dayParts, formatLongDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { useIsOnPaper } from './use-is-on-paper.ts'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './calendar-grid.module.css'
import { athensClockOn, dateOf, dayOf } from './day-date.ts'
import { MonthDay, WeekDay } from './day-headings.tsx'
import { DayBar, EventBar } from './event-bar.tsx'
import { GridDaysContext } from './grid-days.ts'
import './grid.css'
import { calendarLocalizer } from './localizer.ts'
import './month-view.css'
import './time-view.css'
import { EventWrapper } from './timed-bar.tsx'
import type { Hours } from './timed-events.ts'
import { WeekRows } from './week-rows.tsx'

interface CalendarGridProps {
  readonly events: readonly CalendarEvent[]
  readonly view: CalendarView
  readonly date: Day
  readonly today: Day
  readonly allDayRows: number
  /** The hours to show; null if no event is at its hour. */
  readonly hours: Hours | null
  /** The number of rows that all events need, by which paper has smaller letters. */
  readonly rows: number
  readonly onOpenEvent: (event: DayEvent) => void
}

const localizer = calendarLocalizer()

const components = {
  event: EventBar,
  eventWrapper: EventWrapper,
  showMore: ShowMore,
  weekWrapper: WeekRows,
  timeGutterHeader: () => m.calendar_all_day(),
  month: { dateHeader: MonthDay },
  week: { header: WeekDay },
  day: { event: DayBar },
}

const formats = {
  dateFormat: (date: Date) => String(date.getUTCDate()),
  weekdayFormat: (date: Date) => dayParts(dayOf(date), getLocale()).shortWeekday,
  ...(getLocale() === 'el' && { timeGutterFormat: 'HH:mm' }),
  dayFormat: (date: Date) => {
    const { shortWeekday, day } = dayParts(dayOf(date), getLocale())
    return `${shortWeekday} ${day}`
  },
}

/** 1440 minutes: the day view is one slot, unless it shows hours. */
const dayInMinutes = 1440

// The day numbers and "+N more" are our own buttons, so react-big-calendar itself never leads to another view.
const noDrillDown = () => null
const nothing = () => undefined

/** With events at their hours, in both languages as these are written. */
const hourlyFormats = { ...formats, timeGutterFormat: 'HH:mm' }

export const CalendarGrid = memo(function CalendarGrid(props: CalendarGridProps) {
  const { events, view, date, today, allDayRows, hours, rows, onOpenEvent } = props
  const isOnPaper = useIsOnPaper()
  const isOneSlot = view === 'day' && hours === null
  return (
    <Calendar<CalendarEvent>
      localizer={localizer}
      culture="en-US"
      messages={calendarMessages()}
      formats={hours ? hourlyFormats : formats}
      components={components}
      className={`rbc-${view}${hours ? ' rbc-hourly' : ''}`}
      style={{ '--rows': rows } as CSSProperties}
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
      onSelectEvent={({ event }) => onOpenEvent(event)}
      toolbar={false}
      popup={false}
      showAllEvents={isOnPaper}
      showMultiDayTimes={false}
      step={isOneSlot ? dayInMinutes : 30}
      timeslots={isOneSlot ? 1 : 2}
      {...(hours && { min: hourOf(hours.from), max: hourOf(hours.to), dayLayoutAlgorithm: 'no-overlap' })}
      allDayMaxRows={allDayRows}
      length={30}
      longPressThreshold={250}
      enableAutoScroll={false}
    />
  )
})

/** The hour on any day; 24 is the last millisecond, since midnight would be the first of the next day. */
function hourOf(hour: number): Date {
  return new Date(hour * 3_600_000 - (hour === 24 ? 1 : 0))
}

/** The "+N more" of a day that has more events than the grid has rows. */
function ShowMore({ slotDate, count, events }: ShowMoreProps<CalendarEvent>) {
  const { countOn, hourlyOn, onDay } = use(GridDaysContext)
  const day = dayOf(slotDate)
  // The grid knows only the first events of a day, so its own count may be too low.
  const shown = events.length - count + hourlyOn(day)
  const label = m.calendar_show_more({ count: countOn(day) - shown })
  return (
    <button
      type="button"
      className={styles.more}
      tabIndex={-1}
      aria-label={m.calendar_show_more_name({ label, day: formatLongDay(day, getLocale()) })}
      onClick={() => onDay(day)}
    >
      {label}
    </button>
  )
}

/** The calendar's own labels, word for word from the specification, section 2. */
function calendarMessages(): Messages<CalendarEvent> {
  return {
    date: m.calendar_date(),
    time: m.calendar_time(),
    event: m.calendar_event(),
    allDay: m.calendar_all_day(),
    week: m.calendar_week(),
    work_week: m.calendar_work_week(),
    day: m.calendar_day(),
    month: m.calendar_month(),
    agenda: m.calendar_agenda(),
    previous: m.calendar_back(),
    next: m.calendar_next(),
    today: m.calendar_today(),
    yesterday: m.calendar_yesterday(),
    tomorrow: m.calendar_tomorrow(),
    noEventsInRange: m.calendar_no_events(),
    showMore: (count) => m.calendar_show_more({ count }),
  }
}
