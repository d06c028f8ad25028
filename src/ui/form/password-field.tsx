/** A masked field with a button that shows what is typed. */
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import input from './input.module.css'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { id, error, isBusy, onInput } = useField(name)
  const [isShown, setIsShown] = useState(false)
  // A browser may offer to remember the value of a text field, where anybody can see it.
  const isMasked = !isShown || isBusy
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          id={id}
          name={name}
          className={`${input.input} ${styles.input}`}
          type={isMasked ? 'password' : 'text'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          onInput={onInput}
          {...describedBy(id, hint, error)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={m.form_show_password({ label })}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      </div>
    </Field>
  )
}
