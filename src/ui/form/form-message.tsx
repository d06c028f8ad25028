/** The outcome of a form, shown beside it and announced. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-message.module.css'

interface FormMessageProps {
  readonly tone: 'success' | 'failure'
  /** False inside a modal, which is announced by itself. */
  readonly isAloud?: boolean
  readonly id?: string
  readonly children: ReactNode
}

export function FormMessage({ tone, isAloud = true, id, children }: FormMessageProps) {
  const role = tone === 'failure' ? 'alert' : 'status'
  return (
    <div id={id} className={styles.message} data-tone={tone} role={isAloud ? role : undefined}>
      {tone === 'failure' ? <CircleAlert /> : <CircleCheck />}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
