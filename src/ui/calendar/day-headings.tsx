/** The days of the grid as buttons: the number in a month's cell, the head of a week's column. */
import { use } from 'react'
import type { DateHeaderProps, HeaderProps } from 'react-big-calendar'
import type { Day } from '../../../domain/days/days.ts'
import { dayParts, formatLongDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { dayOf } from './day-date.ts'
import { GridDaysContext } from './grid-days.ts'
import styles from './day-headings.module.css'

export function MonthDay({ date, label, isOffRange }: DateHeaderProps) {
  const day = dayOf(date)
  return <DayButton day={day} weekday={dayParts(day, getLocale()).weekday} text={label} isOffRange={isOffRange} />
}

export function WeekDay({ date, label }: HeaderProps) {
  return (
    <span role="columnheader" className={styles.column}>
      <DayButton day={dayOf(date)} weekday={label} text={label} isOffRange={false} />
    </span>
  )
}

interface DayButtonProps {
  readonly day: Day
  readonly weekday: string
  readonly text: string
  readonly isOffRange: boolean
}

function DayButton({ day, weekday, text, isOffRange }: DayButtonProps) {
  const { today, tabDay, countOn, onDay } = use(GridDaysContext)
  const count = countOn(day)
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={day === tabDay ? 0 : -1}
      data-day={day}
      data-off-range={isOffRange || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={m.calendar_day_name({ weekday, day: formatLongDay(day, getLocale()), events: m.calendar_events({ count }) })}
      onClick={() => onDay(day)}
    >
      <span className={styles.text}>{text}</span>
    </button>
  )
}
