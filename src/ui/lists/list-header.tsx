/** The sticky row above a list: the number of entries, the filter and its chips. */
import type { ReactNode } from 'react'
import styles from './list-header.module.css'

interface ListHeaderProps {
  /** Announced when it changes. */
  readonly summary: ReactNode
  readonly filterSlot?: ReactNode
  readonly chips?: ReactNode
}

export function ListHeader({ summary, filterSlot, chips }: ListHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <p role="status" className={styles.summary}>
          {summary}
        </p>
        {filterSlot}
      </div>
      {chips}
    </div>
  )
}
