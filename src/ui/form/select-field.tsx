/** A choice of one from a list, with the browser's own menu: it serves best on phones. */
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

export interface Choice {
  /** What the form gives. */
  readonly value: string
  /** What shows. */
  readonly label: string
}

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly choices: readonly Choice[]
  /** What stands first and chooses nothing; without it the first choice is chosen. */
  readonly emptyLabel?: string
  /** One of the choices from the beginning: they may grow later, in the same element, so that it keeps the focus. */
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
  readonly onChoose?: (value: string) => void
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, choices, emptyLabel, defaultValue, isRequired = true, onChoose } = props
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        name={name}
        className={styles.input}
        defaultValue={defaultValue}
        required={isRequired}
        onInput={onInput}
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
    </Field>
  )
}
