/** An event at its hour in the grid, with as much of its times, title and town as there is room for. */
import { use, type CSSProperties, type ReactNode } from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import { formatLongDay, formatTimes } from '../../../domain/format.ts'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import type { CalendarEvent } from './calendar-event.ts'
import styles from './event-bar.module.css'
import { GridDaysContext } from './grid-days.ts'

type WrapperProps = EventWrapperProps<CalendarEvent> & { readonly type?: 'date' | 'time'; readonly children?: ReactNode }

/** In place of the element of react-big-calendar for an event at its hour, which is a button by its role only. */
export function EventWrapper(props: WrapperProps) {
  return props.type === 'time' ? <TimedBar {...props} /> : props.children
}

function TimedBar({ event, style, onClick }: WrapperProps) {
  const { cityName } = usePlaceNames()
  const { tabEvent } = use(GridDaysContext)
  const { startTime, endTime, city } = event.event
  const times = startTime ? formatTimes(startTime, endTime) : ''
  // The accessible name begins with what is seen.
  const shown = [times, event.title, city && cityName(city)].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={`${styles.bar} ${styles.timed}`}
      style={placeOf(style)}
      tabIndex={event.id === tabEvent ? 0 : -1}
      lang={event.language}
      data-closed={event.closed ?? undefined}
      aria-label={joinedFacts([`${shown}, ${formatLongDay(event.firstDay, getLocale())}`, event.closed && m.entry_closed({ closed: event.closed })])}
      title={event.title}
      onClick={onClick}
    >
      <span className={styles.lines}>
        <span className={styles.time}>{times}</span> {event.title}{' '}
        {city && <span className={styles.town}>{cityName(city)}</span>}
      </span>
    </button>
  )
}

/** Numbers are percent of the column. */
function placeOf({ top, height, width, xOffset }: NonNullable<WrapperProps['style']> = { xOffset: 0 }): CSSProperties {
  const percent = (value: string | number | undefined) => (typeof value === 'number' ? `${value}%` : value)
  return { top: percent(top), height: percent(height), width: percent(width), insetInlineStart: percent(xOffset) }
}
