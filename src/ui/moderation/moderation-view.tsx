/** Manage Posts: the pending, approved or rejected listings of all types in one list. Specification, sections 2, 4 and 8. */
import { Keyboard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { ListingState } from '../../../domain/listing/listing.ts'
import type { Decision } from '../../../domain/listing/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { useHeadingAfterPaging } from '../lists/heading-after-paging.ts'
import { ListHeader } from '../lists/list-header.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ModerationBody, type ModerationBodyProps } from './moderation-body.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './moderation-view.module.css'

interface ModerationViewProps extends Omit<ModerationBodyProps, 'onHelp'> {
  readonly product: string
  /** What was decided last, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly title: string } | null
  readonly isAlerting: boolean
  readonly failure: Failure | null
  readonly filterSlot: ReactNode
  readonly chips: ReactNode
  /** Whether the server lists rejected listings. */
  readonly hasRejected: boolean
  readonly onShow: (state: ListingState) => void
  readonly onCloseAlert: () => void
}

const otherLists = [
  { state: 'pending', label: m.moderation_show_unapproved },
  { state: 'approved', label: m.moderation_show_approved },
  { state: 'rejected', label: m.moderation_show_rejected },
] as const satisfies readonly { readonly state: ListingState; readonly label: () => string }[]

export function ModerationView(props: ModerationViewProps) {
  const { product, state, page, pageCount, isAlerting, failure, hasRejected, chips, onShow, onCloseAlert } = props
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const heading = useHeadingAfterPaging(page)
  const others = otherLists.filter((list) => list.state !== state && (list.state !== 'rejected' || hasRejected))
  const lists = others.map((list) => (
    <button key={list.state} type="button" className={button.outline} onClick={() => onShow(list.state)}>
      {list.label()}
    </button>
  ))
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
    <Page title={m.admin_events()} product={product} actions={<div className={styles.lists}>{lists}</div>}>
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
function summaryOf({ status, total, isCapped, announced }: ModerationViewProps): ReactNode {
  if (status === 'loading') return m.posts_loading()
  const count = isCapped ? m.results_capped({ count: total }) : m.results({ count: total })
  return (
    <>
      {announced && <TitledText message={({ title }) => m.moderation_decided({ ...announced, title })} title={announced.title} />}{' '}
      {status !== 'failed' && count}
    </>
  )
}
