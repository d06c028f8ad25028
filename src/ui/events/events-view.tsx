/** The events screen: calendar or list, with the filter at the right. Specification, section 2. */
import type { ReactNode } from 'react'
import type { EventsMode } from '../../../domain/calendar.ts'
import styles from './events-view.module.css'
import { ModeToggle } from './mode-toggle.tsx'

interface EventsViewProps {
  readonly mode: EventsMode
  readonly onMode: (mode: EventsMode) => void
  /** The calendar's filter; the list has its own in the row above the cards. */
  readonly filterSlot?: ReactNode
  readonly chips?: ReactNode
  readonly children: ReactNode
}

export function EventsView({ mode, onMode, filterSlot, chips, children }: EventsViewProps) {
  return (
    <div className={styles.events}>
      <div className={styles.row}>
        <ModeToggle mode={mode} onMode={onMode} />
        {filterSlot}
      </div>
      {chips}
      {children}
    </div>
  )
}
