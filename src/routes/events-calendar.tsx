/** The events as a calendar, whose code is fetched when it is first shown. */
import { m } from '../../messages/compiled/messages.js'
import type { EventCalendarProps } from '../ui/calendar/event-calendar.tsx'
import { CalendarPlaceholder } from '../ui/events/calendar-placeholder.tsx'
import { later } from '../ui/later.ts'
import { FailedState } from '../ui/listing/failed-state.tsx'

const calendar = later<EventCalendarProps>(async () => (await import('../ui/calendar/event-calendar.tsx')).EventCalendar)

interface EventsCalendarProps extends EventCalendarProps {
  readonly isFailed: boolean
  readonly onRetry: () => void
}

export function EventsCalendar({ isFailed, onRetry, ...shown }: EventsCalendarProps) {
  const EventCalendar = calendar.useWanted(true)
  return (
    <>
      {isFailed && <FailedState message={m.events_failed()} isQuiet onRetry={onRetry} />}
      {EventCalendar ? <EventCalendar {...shown} /> : <CalendarPlaceholder />}
    </>
  )
}
