/** A part of the account, under its heading. */
import { useId, type ReactNode } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
