/** The calendar of the events screen with the state that its route would hold. */
import { useState } from 'react'
import type { Listing } from '../../domain/listing.ts'
import { EventCalendar } from '../../src/ui/calendar/event-calendar.tsx'

const noop = () => undefined

export function OurCalendar({ events }: { events: readonly Listing[] }) {
  const [date, setDate] = useState('2026-01-15')
  return (
    <EventCalendar
      events={events} view="month" date={date} today="2026-06-15" isBusy={false}
      onView={noop} onDate={setDate} onDrillDown={noop} onOpenEvent={noop}
    />
  )
}
