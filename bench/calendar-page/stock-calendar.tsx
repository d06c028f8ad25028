/** react-big-calendar with the stock luxon localizer and all events of the year, as its manual shows it. */
import { DateTime } from 'luxon'
import { useState } from 'react'
import { Calendar, luxonLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import type { Listing } from '../../domain/listing/listing.ts'

const localizer = luxonLocalizer(DateTime, { firstDayOfWeek: 1 })

export function StockCalendar({ events }: { events: readonly Listing[] }) {
  const [date, setDate] = useState(new Date(2026, 0, 15))
  const [bars] = useState(() =>
    events.map(({ id, title, startDate, endDate }) => ({
      id,
      title,
      start: new Date(`${startDate}T00:00`),
      end: new Date(`${endDate ?? startDate}T23:59`),
      allDay: true,
    })),
  )
  return (
    <Calendar localizer={localizer} events={bars} views={['month']} date={date} onNavigate={setDate} style={{ height: '73vh' }} />
  )
}
