/** The submit button: it shows that the form is being sent, and keeps the focus meanwhile. */
import { LoaderCircle } from 'lucide-react'
import { useContext } from 'react'
import button from '../button.module.css'
import { FormContext } from './form-state.ts'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  readonly label: string
  readonly tone?: 'primary' | 'danger'
}

export function SubmitButton({ label, tone = 'primary' }: SubmitButtonProps) {
  const { isBusy } = useContext(FormContext)
  return (
    <button type="submit" className={`${button[tone]} ${styles.submit}`} aria-busy={isBusy}>
      {isBusy && <LoaderCircle className={styles.spinner} />}
      <span>{label}</span>
    </button>
  )
}
