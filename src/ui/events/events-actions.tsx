/** What stands beside the title of the events screen: the toggle, and the filter of the calendar at the right. Specification, section 2. */
import type { ReactNode } from 'react'
import type { EventsMode } from '../../../domain/days/calendar.ts'
import styles from './events-view.module.css'
import { ModeToggle } from './mode-toggle.tsx'

interface EventsActionsProps {
  readonly mode: EventsMode
  readonly onMode: (mode: EventsMode) => void
  /** The filter of the calendar; the list has its own above the cards. */
  readonly filterSlot?: ReactNode
}

export function EventsActions({ mode, onMode, filterSlot }: EventsActionsProps) {
  return (
    <div className={styles.actions}>
      <ModeToggle mode={mode} onMode={onMode} />
      {filterSlot}
    </div>
  )
}
