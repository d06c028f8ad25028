/** Shown in place of an empty list of listings: the reason, a wider filter, and the way to add one. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { EmptyNotice } from './empty-notice.tsx'

interface EmptyStateProps {
  readonly message: string
  /** What to leave out of the filter. */
  readonly relaxed?: ReactNode
  /** Absent when no filter is applied. */
  readonly onClearFilter?: (() => void) | undefined
  readonly addHref: string
  readonly children?: ReactNode
}

export function EmptyState({ message, relaxed, onClearFilter, addHref, children }: EmptyStateProps) {
  return (
    <EmptyNotice
      message={message}
      actions={
        <>
          {children}
          {onClearFilter && (
            <button type="button" className={button.primary} onClick={onClearFilter}>
              {m.filter_clear_all()}
            </button>
          )}
          <a className={button.outline} href={addHref}>
            {m.nav_add()}
          </a>
        </>
      }
      later={relaxed}
    />
  )
}
