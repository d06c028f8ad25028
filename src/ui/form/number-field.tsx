/** A number in a form, typed with a decimal point or a decimal comma, with or without thousands; the arrow keys step it. */
import type { KeyboardEvent } from 'react'
import { numberText, parseNumber, withoutThousands } from '../../../domain/days/typed-values.ts'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'
import { writeValue } from './write-value.ts'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly min: number
  readonly step: number
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
}

/** A text field, because an input of type `number` has no value for "12,5". */
export function NumberField({ name, label, hint, min, step, defaultValue, isRequired = true }: NumberFieldProps) {
  const { id, error, onInput } = useField(name)

  function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const present = parseNumber(event.currentTarget.value || String(min))
    if (direction === undefined || Number.isNaN(present)) return
    event.preventDefault()
    writeValue(event.currentTarget, stepped(present, direction, { min, step }))
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={defaultValue}
        required={isRequired}
        onInput={onInput}
        onKeyDown={moveByKey}
        onBlur={({ target }) => {
          // Shows which number was understood.
          target.value = withoutThousands(target.value)
        }}
        {...describedBy(id, hint, error)}
      />
    </Field>
  )
}

/** Steps to the next multiple of the step, as a native number input does. */
function stepped(present: number, direction: number, { min, step }: { min: number; step: number }): string {
  const steps = (present - min) / step
  const nearest = Math.round(steps)
  const isOnStep = Math.abs(steps - nearest) < 1e-6
  const next = isOnStep ? nearest + direction : direction > 0 ? Math.ceil(steps) : Math.floor(steps)
  return numberText(Number((min + Math.max(0, next) * step).toFixed(10)))
}
