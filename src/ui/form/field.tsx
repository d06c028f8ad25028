/** The label, hint and error around an input. */
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

/** The ARIA attributes that connect the input with its hint and error. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean)
  return { 'aria-invalid': error !== undefined, 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined }
}

function hintId(id: string): string {
  return `${id}-hint`
}

function errorId(id: string): string {
  return `${id}-error`
}
