/** The months below the button of a day field. Escape or a pick closes them. */
import { DayPicker, type DayProps } from 'react-day-picker'
import type { Day } from '../../../domain/days/days.ts'
import { dayParts, formatLongDay, formatMonth } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import button from '../button.module.css'
import { ButtonPopover, type ButtonPopoverProps } from '../button-popover.tsx'
import { dateOf, dayOf } from '../calendar/day-date.ts'
import { chevrons } from '../chevrons.ts'
import styles from './day-popover.module.css'

export interface DayPopoverProps extends ButtonPopoverProps, DayMonthsProps {
  readonly label: string
}

export function DayPopover({ opener, label, isOpen, onOpenChange, ...months }: DayPopoverProps) {
  return (
    <ButtonPopover opener={opener} isOpen={isOpen} onOpenChange={onOpenChange} className={styles.popover} label={label} distance={4}>
      <DayMonths {...months} />
    </ButtonPopover>
  )
}

/** A month to pick a day from, with the way to other months; the week begins on Monday. */
export interface DayMonthsProps {
  readonly today: Day
  /** The first day that can be picked. */
  readonly min: Day | undefined
  /** The selected day. */
  readonly day: Day | null
  readonly onPick: (day: Day) => void
}

const classNames = {
  months: styles.months,
  nav: styles.nav,
  button_previous: button.icon,
  button_next: button.icon,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
  today: styles.today,
  selected: styles.chosen,
}

const formatters = {
  formatCaption: (date: Date) => formatMonth(dayOf(date), getLocale()),
  formatWeekdayName: (date: Date) => dayParts(dayOf(date), getLocale()).weekday.slice(0, 2),
}

const labels = {
  labelGrid: formatters.formatCaption,
  labelWeekday: (date: Date) => dayParts(dayOf(date), getLocale()).weekday,
  labelNav: () => m.form_months(),
  labelPrevious: () => m.form_previous_month(),
  labelNext: () => m.form_next_month(),
  labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) => {
    const day = dayOf(date)
    const named = m.form_day_named({ weekday: dayParts(day, getLocale()).weekday, day: formatLongDay(day, getLocale()) })
    const placed = today ? m.form_day_today({ day: named }) : named
    return selected ? m.form_day_chosen({ day: placed }) : placed
  },
}

const components = {
  Chevron: ({ orientation }: { readonly orientation?: string }) => (orientation === 'left' ? <chevrons.left /> : <chevrons.right />),
  // Without the role that a cell of a grid has anyway: validators report it.
  Day: ({ day: _day, modifiers: _modifiers, role: _role, ...cell }: DayProps) => <td {...cell} />,
}

export function DayMonths({ today, min, day, onPick }: DayMonthsProps) {
  const shown = day ?? (min && min > today ? min : today)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      fixedWeeks
      timeZone="UTC"
      weekStartsOn={1}
      today={dateOf(today)}
      selected={day ? dateOf(day) : undefined}
      defaultMonth={dateOf(shown)}
      startMonth={min ? dateOf(min) : undefined}
      disabled={min ? { before: dateOf(min) } : undefined}
      classNames={classNames}
      formatters={formatters}
      labels={labels}
      components={components}
      onSelect={(date) => onPick(dayOf(date))}
    />
  )
}
