/** Some lines of text in a form. */
import type { KeyboardEvent } from 'react'
import { describedBy, Field } from './field.tsx'
import { useField } from './form-state.ts'
import styles from './input.module.css'

interface TextAreaProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly defaultValue?: string | undefined
  readonly isRequired?: boolean
}

export function TextArea({ name, label, hint, defaultValue, isRequired = true }: TextAreaProps) {
  const { id, error, onInput } = useField(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={name}
        className={`${styles.input} ${styles.tall}`}
        defaultValue={defaultValue}
        required={isRequired}
        onInput={onInput}
        onKeyDown={sendByKey}
        {...describedBy(id, hint, error)}
      />
    </Field>
  )
}

/** Enter begins a new line here; with Ctrl or Cmd it sends the form. */
function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
}
