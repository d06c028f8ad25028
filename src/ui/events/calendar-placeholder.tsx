/** The empty shape of a month, shown in place of the calendar while its code is loading. */
import type { CSSProperties } from 'react'
import { weeksOfMonth } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import { formatLongDayOfWeek } from '../../../domain/format-period.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { FirstTextField } from '../listings/first-text-field.tsx'
import { firstTexts } from '../listings/first-texts.ts'
import styles from './calendar-placeholder.module.css'

interface CalendarPlaceholderProps {
  /** The chosen day; undefined while it is not known. `src/first-view/show-texts.ts` fills it in before the app does. */
  readonly day?: Day
}

export function CalendarPlaceholder({ day }: CalendarPlaceholderProps) {
  const texts = firstTexts()
  return (
    <div className={styles.placeholder} style={day === undefined ? undefined : ({ '--weeks': weeksOfMonth(day) } as CSSProperties)}>
      <p role="status" className="visually-hidden">
        {m.events_loading()}
      </p>
      <div className={styles.toolbar}>
        <div className={styles.steps} />
        <div className={styles.label} />
        <div className={styles.views} />
      </div>
      <div className={styles.month} />
      <h3 className={styles.day} data-first-day aria-hidden="true">
        {day && formatLongDayOfWeek(day, getLocale())}
      </h3>
      {[0, 1].map((index) => (
        <div key={index} className={styles.event} aria-hidden="true">
          <FirstTextField field="title" text={texts[index]} className={styles.title} />
        </div>
      ))}
    </div>
  )
}
