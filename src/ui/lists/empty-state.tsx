/** Shown in place of an empty list of listings: the reason, what leads on, and the way to add one. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { EmptyNotice, NoticeActions } from './empty-notice.tsx'

interface EmptyStateProps {
  readonly message: string
  /** What is nearest to the filter, above these buttons; it shows them when it is found, so that they do not move. */
  readonly relaxed?: ((buttons: ReactNode) => ReactNode) | undefined
  /** Absent when no filter is applied, and where its chips have the button. */
  readonly onClearFilter?: (() => void) | undefined
  readonly addHref: string
  readonly children?: ReactNode
}

export function EmptyState({ message, relaxed, onClearFilter, addHref, children }: EmptyStateProps) {
  const actions = (
    <NoticeActions>
      {children}
      {onClearFilter && (
        <button type="button" className={button.primary} onClick={onClearFilter}>
          {m.filter_clear_all()}
        </button>
      )}
      <a className={button.outline} href={addHref}>
        {m.nav_add()}
      </a>
    </NoticeActions>
  )
  return <EmptyNotice message={message}>{relaxed ? relaxed(actions) : actions}</EmptyNotice>
}
