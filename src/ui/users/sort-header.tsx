/** The heading of a column; a button where one can sort by it. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './sort-header.module.css'

interface SortHeaderProps {
  /** False where the list is in the order of another column. */
  readonly order: 'asc' | 'desc' | false
  /** Null where one can not sort by it. */
  readonly onSort: (() => void) | null
  readonly children: ReactNode
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

export function SortHeader({ order, onSort, children }: SortHeaderProps) {
  const Icon = icons[order || 'none']
  const ariaSort = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort} className={onSort ? undefined : styles.plain}>
      {onSort ? (
        <button type="button" className={styles.sort} data-sorted={order !== false} onClick={onSort}>
          {children}
          <Icon />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
