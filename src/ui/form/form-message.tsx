/** How a form fared, said beside it and aloud. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-message.module.css'

interface FormMessageProps {
  readonly tone: 'success' | 'failure'
  readonly children: ReactNode
}

export function FormMessage({ tone, children }: FormMessageProps) {
  return (
    <div className={styles.message} data-tone={tone} role={tone === 'failure' ? 'alert' : 'status'}>
      {tone === 'failure' ? <CircleAlert /> : <CircleCheck />}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
