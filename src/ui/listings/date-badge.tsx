/** The day an entry stands for: the day big, month and year small. */
import { dayParts } from '../../../domain/format.ts'
import type { Day } from '../../../domain/days.ts'
import styles from './date-badge.module.css'

export function DateBadge({ day }: { readonly day: Day }) {
  const parts = dayParts(day)
  return (
    <time className={styles.badge} dateTime={day}>
      <span className={styles.weekday}>{parts.weekday}</span>{' '}
      <span className={styles.day}>{parts.day}</span>{' '}
      <span className={styles.month}>
        {parts.month} {parts.year}
      </span>
    </time>
  )
}
