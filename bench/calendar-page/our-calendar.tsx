/** The calendar of the events screen with the state that its route would hold. */
import { useState } from 'react'
import { startOfMonth } from '../../domain/days/days.ts'
import { calendarQuery } from '../../domain/days/event-days.ts'
import { eventDays } from '../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { EventCalendar } from '../../src/ui/calendar/event-calendar.tsx'

const noop = () => undefined

export function OurCalendar({ events }: { events: readonly Listing[] }) {
  const [date, setDate] = useState('2026-01-15')
  const [answers] = useState(() => answersOfYear(events))
  return (
    <EventCalendar
      days={answers(startOfMonth(date))} view="month" date={date} now={{ day: '2026-06-15', time: '12:00' }} isBusy={false} isFailed={false}
      onView={noop} onDate={setDate} onDrillDown={noop} onMore={noop} onOpenEvent={noop}
    />
  )
}

/** What the server answers for each month of the year and for the month before and after it. */
function answersOfYear(events: readonly Listing[]) {
  const months = ['2025-12', ...Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`), '2027-01']
  const answers = new Map(months.map((month) => {
    const date = `${month}-01`
    return [date, eventDays(events, calendarQuery({ view: 'month', date, filter: noFilter }))]
  }))
  return (month: string) => {
    const days = answers.get(month)
    if (!days) throw new RangeError(`${month} is outside the year.`)
    return days
  }
}
