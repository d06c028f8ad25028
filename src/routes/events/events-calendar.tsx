/** The calendar of events, for phones or for wide screens. The code of each loads when it is first shown. */
import { m } from '../../../messages/compiled/messages.js'
import type { EventCalendarProps } from '../../ui/calendar/event-calendar.tsx'
import type { PhoneCalendarProps } from '../../ui/calendar/phone-calendar.tsx'
import { CalendarPlaceholder } from '../../ui/events/calendar-placeholder.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { FailedState } from '../../ui/lists/failed-state.tsx'
import { useIsOnPaper } from '../../ui/calendar/use-is-on-paper.ts'
import { narrowScreen, useMediaQuery } from '../../ui/media-query.ts'
import { retryCode } from '../retry-code.ts'

const wideCalendar = lazyComponent<EventCalendarProps>(async () => (await import('../../ui/calendar/event-calendar.tsx')).EventCalendar, {
  isToldBeside: true,
})
const phoneCalendar = lazyComponent<PhoneCalendarProps>(async () => (await import('../../ui/calendar/phone-calendar.tsx')).PhoneCalendar, {
  isToldBeside: true,
})

interface EventsCalendarProps extends EventCalendarProps, PhoneCalendarProps {
  readonly onRetry: () => void
}

export function EventsCalendar({ onRetry, ...shown }: EventsCalendarProps) {
  const isOnPaper = useIsOnPaper()
  const isNarrow = useMediaQuery(narrowScreen) && !isOnPaper
  const WideCalendar = wideCalendar.useComponent(!isNarrow && !isOnPaper)
  const PhoneCalendar = phoneCalendar.useComponent(isNarrow)
  // Paper shows what is there, since it does not wait for code.
  const Calendar = isNarrow ? (PhoneCalendar ?? WideCalendar) : (WideCalendar ?? PhoneCalendar)
  const isWideMissing = wideCalendar.useIsMissing()
  const isMissing = phoneCalendar.useIsMissing() || isWideMissing
  const isFailed = shown.isFailed || (!Calendar && isMissing)
  const retry = Calendar ? onRetry : () => void retryCode()
  return (
    <>
      {isFailed && <FailedState message={m.events_failed()} thing="days" isQuiet onRetry={retry} />}
      {Calendar ? <Calendar {...shown} /> : <CalendarPlaceholder isLoading={!isFailed} />}
    </>
  )
}
