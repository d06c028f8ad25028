/** Shown in place of an empty list: the reason and a way on. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import styles from '../notice.module.css'

interface EmptyStateProps {
  readonly message: string
  /** What to leave out of the filter. */
  readonly looser?: ReactNode
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
  readonly addHref: string
  readonly children?: ReactNode
}

export function EmptyState({ message, looser, onClearFilter, addHref, children }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <Spot name="empty" />
      <p>{message}</p>
      {looser}
      <div className={styles.actions}>
        {children}
        {onClearFilter && (
          <button type="button" className={button.primary} onClick={onClearFilter}>
            {m.filter_clear_all()}
          </button>
        )}
        <a className={button.outline} href={addHref}>
          {m.nav_add()}
        </a>
      </div>
    </div>
  )
}
