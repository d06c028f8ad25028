/** A day in a form: typed as dd/MM/yyyy, or picked from months whose code comes when they open. Specification, section 2. */
import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { formatDay } from '../../../domain/format.ts'
import { parseDay, parseShortDay } from '../../../domain/days/typed-values.ts'
import { m } from '../../../messages/compiled/messages.js'
import { lazyComponent } from '../lazy-component.ts'
import styles from './day-field.module.css'
import type { DayPopoverProps } from './day-popover.tsx'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import input from './input.module.css'
import { writeValue } from './write-value.ts'

const dayPopover = lazyComponent<DayPopoverProps>(async () => (await import('./day-popover.tsx')).DayPopover)

interface DayFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly today: Day
  /** The first day that can be picked; an earlier one can still be typed. */
  readonly min?: Day | undefined
  /** The initial text, which need not be a day. */
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
  /** The day that the field gets, with each change, until it is given another one; null for none. */
  readonly follows?: Day | null
  /** Called with each day that is typed or picked; null while the text is no day. */
  readonly onDay?: (day: Day | null) => void
}

export function DayField(props: DayFieldProps) {
  const { name, label, hint, today, min, defaultValue, isRequired = true, follows = null, onDay } = props
  const { id, error: refused, onInput } = useField(name)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isNoDay, setIsNoDay] = useState(false)
  const [pickedDay, setPickedDay] = useState<Day | null>(null)
  const DayPopover = dayPopover.useComponent(isOpen)
  const error = isNoDay ? m.form_no_such_day() : refused
  useFollowing(field, follows)

  function complete(typed: HTMLInputElement) {
    const day = parseDay(typed.value)
    // The same day in its full notation is not a change.
    if (day) typed.value = formatDay(day)
    const meant = parseShortDay(typed.value, today)
    if (meant) writeValue(typed, formatDay(meant))
    setIsNoDay(day === null && meant === null && typed.value.trim() !== '')
  }

  function toggle() {
    setPickedDay(parseDay(field.current?.value ?? ''))
    setIsOpen(!isOpen)
  }

  function pick(day: Day) {
    if (field.current) writeValue(field.current, formatDay(day))
    opener.current?.focus()
    setIsOpen(false)
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          name={name}
          className={`${input.input} ${styles.input}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={m.form_day_pattern()}
          defaultValue={defaultValue && asDay(defaultValue)}
          required={isRequired}
          onInput={(event) => {
            onInput()
            setIsNoDay(false)
            onDay?.(parseDay(event.currentTarget.value))
          }}
          onBlur={(event) => complete(event.currentTarget)}
          // Enter sends the form from the field.
          onKeyDown={(event) => event.key === 'Enter' && complete(event.currentTarget)}
          {...describedBy(id, hint, error)}
        />
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-label={m.form_open_days({ label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={dayPopover.preload}
          onFocus={dayPopover.preload}
          onClick={toggle}
        >
          <CalendarDays />
        </button>
      </div>
      {DayPopover && (
        <DayPopover
          opener={opener}
          label={m.form_open_days({ label })}
          isOpen={isOpen}
          today={today}
          min={min}
          day={pickedDay}
          onOpenChange={setIsOpen}
          onPick={pick}
        />
      )}
    </Field>
  )
}

/** Writes each new day into the field, if that is empty or has the one before. */
function useFollowing(field: RefObject<HTMLInputElement | null>, day: Day | null) {
  const before = useRef(day)
  useEffect(() => {
    if (day === null || day === before.current) return
    const value = field.current?.value.trim() ?? ''
    if (field.current && (value === '' || parseDay(value) === before.current)) writeValue(field.current, formatDay(day))
    before.current = day
  }, [field, day])
}

/** The day in the notation of the field; any other text is returned unchanged. */
function asDay(typed: string): string {
  const day = parseDay(typed)
  return day === null ? typed : formatDay(day)
}
