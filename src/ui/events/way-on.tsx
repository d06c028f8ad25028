/** What follows "There are no events in this range.": the nearest day with events, or the way to take the filter away. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { formatLongDay } from '../../../domain/format.ts'
import type { NearestDay } from '../../../domain/nearest-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'

interface WayOnProps {
  readonly nearest: NearestDay | null
  readonly href: string
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
}

export function WayOn({ nearest, href, onClearFilter }: WayOnProps) {
  if (nearest) {
    const day = formatLongDay(nearest.day)
    return (
      <a className={button.outline} href={href}>
        {!nearest.isLater && <ArrowLeft size={18} />}
        {nearest.isLater ? m.calendar_next_events({ day }) : m.calendar_last_events({ day })}
        {nearest.isLater && <ArrowRight size={18} />}
      </a>
    )
  }
  return onClearFilter ? (
    <button type="button" className={button.outline} onClick={onClearFilter}>
      {m.filter_clear_all()}
    </button>
  ) : null
}
