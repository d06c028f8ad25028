/** A line of text in a form. */
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Sets the on-screen keyboard; all kinds but `text` turn autocorrection off. */
  readonly kind?: 'text' | 'username' | 'email' | 'link'
  /** The autofill token; by default that of the kind. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
}

const keptAsTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const inputTypes = { text: 'text', username: 'text', email: 'email', link: 'url' } as const

const completions = { text: 'off', username: 'username', email: 'email', link: 'off' } as const

export function TextField(props: TextFieldProps) {
  const { name, label, hint, kind = 'text', autoComplete = completions[kind], defaultValue, isRequired = true } = props
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        className={styles.input}
        type={inputTypes[kind]}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={isRequired}
        onInput={onInput}
        {...(kind !== 'text' && keptAsTyped)}
        {...describedBy(id, hint, error)}
      />
    </Field>
  )
}
