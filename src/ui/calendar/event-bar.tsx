/** An event's bar in the grid: a button with the time at which it starts, and the start of its title. */
import { use } from 'react'
import type { EventProps } from 'react-big-calendar'
import { formatWhen } from '../../../domain/days/format-period.ts'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './event-bar.module.css'
import { EventSummary } from './event-summary.tsx'
import { GridDaysContext } from './grid-days.ts'

// A click bubbles to react-big-calendar's element around the bar, which reports the event.
export function EventBar({ event, continuesPrior, continuesAfter }: EventProps<CalendarEvent>) {
  const { cityName } = usePlaceNames()
  const start = continuesPrior ? null : event.event.startTime
  const name = eventName(event, cityName)
  return (
    <button
      type="button"
      className={styles.bar}
      // Enter on its day opens the day with its events.
      tabIndex={-1}
      lang={event.language}
      data-from-before={continuesPrior || undefined}
      data-goes-on={continuesAfter || undefined}
      data-closed={event.closed ?? undefined}
      aria-label={start ? `${start} ${name}` : name}
      title={event.title}
    >
      {start && <span className={styles.start}>{start} </span>}
      {event.title}
    </button>
  )
}

/** The bar of the day view, which also shows the town and the days. */
export function DayBar({ event, continuesPrior }: EventProps<CalendarEvent>) {
  const { tabEvent } = use(GridDaysContext)
  return (
    <button
      type="button"
      className={`${styles.bar} ${styles.roomy}`}
      data-closed={event.closed ?? undefined}
      tabIndex={event.id === tabEvent ? 0 : -1}
    >
      <EventSummary event={event} start={continuesPrior ? null : event.event.startTime} />
    </button>
  )
}

/** The accessible name: title, days with times, town, and whether it is over or cancelled. */
function eventName({ title, event, closed }: CalendarEvent, cityName: PlaceNames['cityName']): string {
  const { city } = event
  const days = formatWhen(event, getLocale()) ?? ''
  const name = city ? m.calendar_event_in_city({ title, days, city: cityName(city) }) : m.calendar_event_on({ title, days })
  return closed ? joinedFacts([name, m.entry_closed({ closed })]) : name
}
