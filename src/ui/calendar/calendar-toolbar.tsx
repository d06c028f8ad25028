/** The bar above the grid: Today, Back, Next, the period that is shown, and the views. */
import type { RefObject } from 'react'
import { calendarViews, type CalendarView } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import { m } from '../../../messages/compiled/messages.js'
import { chevrons } from '../chevrons.ts'
import { stepDate } from './calendar-steps.ts'
import { periodLabel } from './period-label.ts'
import styles from './calendar-toolbar.module.css'

interface CalendarToolbarProps {
  readonly view: CalendarView
  readonly date: Day
  readonly today: Day
  readonly labelId: string
  readonly labelRef?: RefObject<HTMLHeadingElement | null>
  readonly onView: (view: CalendarView) => void
  readonly onDate: (date: Day) => void
}

const viewNames: Record<CalendarView, () => string> = {
  month: m.calendar_month,
  week: m.calendar_week,
  day: m.calendar_day,
}

export function CalendarToolbar({ view, date, today, labelId, labelRef, onView, onDate }: CalendarToolbarProps) {
  const [back, next] = [stepDate(view, date, -1), stepDate(view, date, 1)]
  return (
    <div className={styles.toolbar}>
      <div role="group" aria-label={m.calendar_period()} className={styles.steps}>
        <button type="button" className={styles.button} aria-current={date === today ? 'date' : undefined} onClick={() => onDate(today)}>
          {m.calendar_today()}
        </button>
        <button type="button" className={styles.button} disabled={back === null} onClick={() => back && onDate(back)}>
          <chevrons.left aria-hidden size={18} />
          <span className={styles.direction}>{m.calendar_back()}</span>
        </button>
        <button type="button" className={styles.button} disabled={next === null} onClick={() => next && onDate(next)}>
          <span className={styles.direction}>{m.calendar_next()}</span>
          <chevrons.right aria-hidden size={18} />
        </button>
      </div>
      <div aria-live="polite" className={styles.label}>
        <h2 id={labelId} ref={labelRef} tabIndex={-1}>{periodLabel(view, date)}</h2>
      </div>
      <div role="group" aria-label={m.calendar_view()} className={styles.views}>
        {calendarViews.map((name) => (
          <button key={name} type="button" className={styles.view} aria-pressed={name === view} onClick={() => onView(name)}>
            {viewNames[name]()}
          </button>
        ))}
      </div>
    </div>
  )
}
