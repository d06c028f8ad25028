/**
 * The empty shape of a month, shown in place of the calendar while its code is loading. `src/first-view/show-texts.ts` fills in what is
 * known before the app is there.
 */
import type { CSSProperties } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { EventPlaceholders, placeholdersOfDay } from '../calendar/event-placeholders.tsx'
import { useFirstTexts } from '../listing/first-texts.ts'
import styles from './calendar-placeholder.module.css'

interface CalendarPlaceholderProps {
  /** Not while something beside it says what could not be fetched. */
  readonly isLoading?: boolean
}

export function CalendarPlaceholder({ isLoading = true }: CalendarPlaceholderProps) {
  const { day, listings } = useFirstTexts()
  return (
    <div className={styles.placeholder} style={day ? ({ '--weeks': day.weeks } as CSSProperties) : undefined}>
      {isLoading && (
        <p role="status" className="visually-hidden">
          {m.events_loading()}
        </p>
      )}
      <div className={styles.toolbar}>
        <div className={styles.steps} />
        <div className={styles.label} />
        <div className={styles.views} />
      </div>
      <div className={styles.month} />
      <p className={styles.day} data-first-day aria-hidden="true">
        {day?.name}
      </p>
      <EventPlaceholders count={placeholdersOfDay} texts={listings} />
    </div>
  )
}
