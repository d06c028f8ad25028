/** The months under the button of a field of days: Escape or a pick closes them and leads back to the button. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '../../../domain/days.ts'
import { dayParts, formatLongDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { dateOf, dayOf } from '../calendar/day-date.ts'
import styles from './day-popover.module.css'

export interface DayPopoverProps extends DayMonthsProps {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function DayPopover({ opener, label, isOpen, onOpenChange, ...months }: DayPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The button closes them itself; closing them here as well would open them again.
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <DayMonths {...months} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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

const labels = {
  labelNav: () => m.form_months(),
  labelPrevious: () => m.form_previous_month(),
  labelNext: () => m.form_next_month(),
  labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) => {
    const day = dayOf(date)
    const named = m.form_day_named({ weekday: dayParts(day).weekday, day: formatLongDay(day) })
    const placed = today ? m.form_day_today({ day: named }) : named
    return selected ? m.form_day_chosen({ day: placed }) : placed
  },
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
      labels={labels}
      components={{ Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft /> : <ChevronRight />) }}
      onSelect={(date) => onPick(dayOf(date))}
    />
  )
}
