/** The events screen: calendar or list. Specification, section 2. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatLongDay } from '../../../domain/format.ts'
import type { NearestDay } from '../../../domain/days/nearest-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import button from '../button.module.css'
import styles from './events-view.module.css'

interface EventsViewProps {
  readonly chips?: ReactNode
  /** The links to what most people ask for, above the list. */
  readonly choices?: ReactNode
  /** Called when the events are pointed at, touched or focused, so that one of them may be opened next. */
  readonly onIntent?: () => void
  readonly children: ReactNode
}

export function EventsView({ chips, choices, onIntent, children }: EventsViewProps) {
  return (
    <div className={styles.events} onPointerOver={onIntent} onFocus={onIntent}>
      {choices}
      {chips}
      {children}
    </div>
  )
}

interface NearestEventsProps {
  readonly nearest: NearestDay | null
  readonly href: string
}

/** Shown after "There are no events in this range.": a link to the nearest day with events. */
export function NearestEvents({ nearest, href }: NearestEventsProps) {
  if (!nearest) return null
  const day = formatLongDay(nearest.day, getLocale())
  return (
    <a className={button.outline} href={href}>
      {!nearest.isLater && <ArrowLeft size={18} />}
      {nearest.isLater ? m.calendar_next_events({ day }) : m.calendar_last_events({ day })}
      {nearest.isLater && <ArrowRight size={18} />}
    </a>
  )
}
