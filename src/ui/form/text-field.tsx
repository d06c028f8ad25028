/** A line of text in a form. */
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** `username` and `email` raise the keyboard that suits them and are never corrected. */
  readonly kind?: 'text' | 'username' | 'email'
  readonly autoComplete: HTMLInputAutoCompleteAttribute
}

const keptAsTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export function TextField({ name, label, hint, kind = 'text', autoComplete }: TextFieldProps) {
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        className={styles.input}
        type={kind === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        required
        onInput={onInput}
        {...(kind !== 'text' && keptAsTyped)}
        {...describedBy(id, hint, error)}
      />
    </Field>
  )
}
