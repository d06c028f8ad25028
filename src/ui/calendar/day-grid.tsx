/** The days of a month or a week as a date grid: one Tab stop, arrow keys, up to three dots for the events of a day. */
import { useRef } from 'react'
import { startOfMonth, type Day } from '../../../domain/days/days.ts'
import { dayParts, formatLongDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import styles from './day-grid.module.css'
import { useDayFocus } from './use-day-focus.ts'

interface DayGridProps {
  /** Whole weeks. */
  readonly days: readonly Day[]
  /** The chosen day. */
  readonly date: Day
  readonly today: Day
  /** The id of the element that names the period. */
  readonly labelId: string
  readonly isBusy: boolean
  readonly countOn: (day: Day) => number
  readonly onDay: (day: Day) => void
}

const maxDots = 3

export function DayGrid({ days, date, today, labelId, isBusy, countOn, onDay }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const keyed = useDayFocus(grid, (day) => onDay(day))
  const isMonth = days.length > 7
  const weeks = days.flatMap((_, index) => (index % 7 === 0 ? [days.slice(index, index + 7)] : []))
  return (
    <table ref={grid} role="grid" className={styles.grid} aria-labelledby={labelId} aria-busy={isBusy} {...keyed}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" abbr={dayParts(day, getLocale()).weekday}>
              {dayParts(day, getLocale()).shortWeekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={day === date}>
                <button
                  type="button"
                  className={styles.day}
                  tabIndex={day === date ? 0 : -1}
                  data-day={day}
                  data-off-range={(isMonth && startOfMonth(day) !== startOfMonth(date)) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                  aria-pressed={day === date}
                  aria-label={dayName(day, countOn(day))}
                  onClick={() => onDay(day)}
                >
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  <span className={styles.dots}>
                    {Array.from({ length: Math.min(countOn(day), maxDots) }, (_, index) => (
                      <i key={index} />
                    ))}
                  </span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayName(day: Day, count: number): string {
  const { weekday } = dayParts(day, getLocale())
  return m.calendar_day_name({ weekday, day: formatLongDay(day, getLocale()), events: m.calendar_events({ count }) })
}
