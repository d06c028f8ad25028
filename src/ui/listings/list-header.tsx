/** The row above a list that stays in view: how many entries there are, the filter, and what it lets through. */
import type { ReactNode } from 'react'
import styles from './list-header.module.css'

interface ListHeaderProps {
  /** Said aloud whenever it changes. */
  readonly summary: string
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
