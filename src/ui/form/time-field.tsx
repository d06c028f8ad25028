/** A time of day in a form, typed as HH:mm; other ways of writing it are understood. */
import { parseTime } from '../../../domain/days/typed-values.ts'
import { m } from '../../../messages/compiled/messages.js'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

interface TimeFieldProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** The initial text, which need not be a time. */
  readonly defaultValue: string
  readonly isRequired: boolean
}

// No native time input: with the language of many browsers it asks for 12 hours, and it gives nothing for what is half typed.
export function TimeField({ name, label, hint, defaultValue, isRequired }: TimeFieldProps) {
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        className={styles.input}
        type="text"
        autoComplete="off"
        maxLength={20}
        placeholder={m.form_time_pattern()}
        defaultValue={parseTime(defaultValue) ?? defaultValue}
        required={isRequired}
        onInput={onInput}
        onBlur={({ target }) => {
          // The same time in its full notation is not a change.
          target.value = parseTime(target.value) ?? target.value
        }}
        {...describedBy(id, hint, error)}
      />
    </Field>
  )
}
