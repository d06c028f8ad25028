/** What stands in place of a list without rows: why, and links to what there is. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import styles from '../notice.module.css'

interface EmptyNoticeProps {
  readonly message: string
  /** Buttons and links in a row. */
  readonly actions?: ReactNode
  /** What else is said. */
  readonly children?: ReactNode
}

export function EmptyNotice({ message, actions, children }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <Spot name="empty" />
      <p>{message}</p>
      {children}
      {actions && <NoticeActions>{actions}</NoticeActions>}
    </div>
  )
}

/** The row of buttons and links, where something else stands before it. */
export function NoticeActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** For a page after the last one. */
export function BeyondNotice({ onPrevious }: { readonly onPrevious: () => void }) {
  return (
    <EmptyNotice
      message={m.list_beyond()}
      actions={
        <button type="button" className={button.primary} onClick={onPrevious}>
          {m.paging_previous()}
        </button>
      }
    />
  )
}
