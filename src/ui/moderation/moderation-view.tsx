/** Manage Posts: what waits or what is approved, of all four types in one list. Specification, sections 2, 4 and 8. */
import { Keyboard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { Decision } from '../../../domain/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Page } from '../frame/page.tsx'
import { useHeadingAfterPaging } from '../listing/heading-after-paging.ts'
import { ListHeader } from '../listing/list-header.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ModerationBody, type ModerationBodyProps } from './moderation-body.tsx'
import styles from './moderation-view.module.css'

interface ModerationViewProps extends Omit<ModerationBodyProps, 'onHelp'> {
  readonly product: string
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isCapped: boolean
  /** What was decided last, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly title: string } | null
  readonly isAlerting: boolean
  readonly failure: Failure | null
  readonly filterSlot: ReactNode
  readonly chips: ReactNode
  readonly onToggleList: () => void
  readonly onCloseAlert: () => void
}

export function ModerationView(props: ModerationViewProps) {
  const { product, isApproved, page, pageCount, isAlerting, failure, chips, onToggleList, onCloseAlert } = props
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const heading = useHeadingAfterPaging(page)
  const toggle = (
    <button type="button" className={button.outline} onClick={onToggleList}>
      {isApproved ? m.moderation_show_unapproved() : m.moderation_show_approved()}
    </button>
  )
  const tools = (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${button.icon} ${styles.keys}`}
        aria-label={m.moderation_keys()}
        onClick={() => setIsHelpOpen(true)}
      >
        <Keyboard />
      </button>
      {props.filterSlot}
    </div>
  )
  return (
    <Page title={m.admin_events()} product={product} actions={toggle}>
      <section className={styles.moderation}>
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {m.list_heading({ page, pageCount })}
        </h2>
        <ListHeader summary={summaryOf(props)} filterSlot={tools} chips={chips} />
        <ModerationBody {...props} onHelp={() => setIsHelpOpen(true)} />
      </section>
      <KeysHelp isOpen={isHelpOpen} canReject={props.onReject !== null} onClose={() => setIsHelpOpen(false)} />
      <AlertModal isOpen={isAlerting} title={m.posts_failed()} reason={failureText(failure)} onClose={onCloseAlert} />
    </Page>
  )
}

/** The line above the list: what was decided, and how many are left. */
function summaryOf({ status, total, isCapped, announced }: ModerationViewProps): string {
  if (status === 'loading') return m.posts_loading()
  const count = isCapped ? m.results_capped({ count: total }) : m.results({ count: total })
  return [announced && m.moderation_decided(announced), status === 'failed' ? null : count].filter(Boolean).join(' ')
}
