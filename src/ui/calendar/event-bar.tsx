/** An event's bar in the grid: a button with the start of its title. */
import { use } from 'react'
import type { EventProps } from 'react-big-calendar'
import type { CalendarEvent } from './calendar-event.ts'
import { EventSummary } from './event-summary.tsx'
import { eventName } from './event-name.ts'
import { GridDaysContext } from './grid-days.ts'
import styles from './event-bar.module.css'

// A click bubbles to react-big-calendar's element around the bar, which reports the event.
export function EventBar({ event, continuesPrior, continuesAfter }: EventProps<CalendarEvent>) {
  const { selected } = use(GridDaysContext)
  const look = {
    className: styles.bar,
    'data-from-before': continuesPrior || undefined,
    'data-goes-on': continuesAfter || undefined,
  }
  // Where the chosen day is listed below the grid, the bars are too slim to be pressed: their day is the button.
  if (selected !== null) return <span {...look} aria-hidden>{event.title}</span>
  return (
    <button type="button" {...look} aria-label={eventName(event)} title={event.title}>
      {event.title}
    </button>
  )
}

/** The day view has room for the town and the days too. */
export function DayBar({ event }: EventProps<CalendarEvent>) {
  return (
    <button type="button" className={`${styles.bar} ${styles.roomy}`}>
      <EventSummary event={event} />
    </button>
  )
}
