/** The button that sends a form: it shows that it works, and keeps the focus while it does. */
import { LoaderCircle } from 'lucide-react'
import { useContext } from 'react'
import button from '../button.module.css'
import { FormContext } from './form-state.ts'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  readonly label: string
}

export function SubmitButton({ label }: SubmitButtonProps) {
  const { isBusy } = useContext(FormContext)
  return (
    <button type="submit" className={`${button.primary} ${styles.submit}`} aria-busy={isBusy}>
      {isBusy && <LoaderCircle className={styles.spinner} />}
      <span>{label}</span>
    </button>
  )
}
