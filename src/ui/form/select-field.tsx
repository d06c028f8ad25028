/** A native `select`, which works best on phones. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

export interface Choice {
  /** The value in the form. */
  readonly value: string
  /** The text that is shown. */
  readonly label: string
}

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly choices: readonly Choice[]
  /** The text of an empty first option; without it the first choice is selected. */
  readonly emptyLabel?: string
  /** Must be one of the initial choices. Choices may be added later in the same element, which keeps the focus. */
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
  readonly onChoose?: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly selectRef?: RefObject<HTMLSelectElement | null>
  /** Stands above the choices, such as a field that finds one. */
  readonly above?: ReactNode
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, choices, emptyLabel, defaultValue, isRequired = true } = props
  const { onChoose, onKeyDown, selectRef, above } = props
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div>
        {above}
        <select
          ref={selectRef}
          id={id}
          name={name}
          className={styles.input}
          defaultValue={defaultValue}
          required={isRequired}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onChange={(event) => onChoose?.(event.target.value)}
          {...describedBy(id, hint, error)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
