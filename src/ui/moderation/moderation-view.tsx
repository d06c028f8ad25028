/** Manage Posts: the pending, approved or rejected listings of all types in one list. Specification, sections 2, 4 and 8. */
import { Keyboard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { ListingState } from '../../../domain/listing/listing.ts'
import type { Decision } from '../../../domain/listing/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listSummary } from '../../../words/list-words.ts'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ModerationQueue, type ModerationQueueProps } from './moderation-queue.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './moderation-view.module.css'

interface ModerationViewProps extends Omit<ModerationQueueProps, 'label' | 'onHelp'>, PagedListProps {
  /** Which listings the list has. */
  readonly state: ListingState
  readonly product: string
  /** What was decided last, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly title: string } | null
  readonly isAlerting: boolean
  readonly failure: Failure | null
  readonly filterSlot: ReactNode
  readonly chips: ReactNode
  /** Whether the server has the list. */
  readonly hasList: (state: ListingState) => boolean
  readonly onShow: (state: ListingState) => void
  readonly onCloseAlert: () => void
}

const otherLists = [
  { state: 'pending', label: m.moderation_show_unapproved },
  { state: 'approved', label: m.moderation_show_approved },
  { state: 'rejected', label: m.moderation_show_rejected },
  { state: 'removed', label: m.moderation_show_removed },
] as const satisfies readonly { readonly state: ListingState; readonly label: () => string }[]

const words: Readonly<Record<ListingState, { readonly list: () => string; readonly none: () => string }>> = {
  pending: { list: m.moderation_waiting_list, none: m.moderation_none_unapproved },
  approved: { list: m.moderation_approved_list, none: m.moderation_none_approved },
  rejected: { list: m.moderation_rejected_list, none: m.moderation_none_rejected },
  removed: { list: m.moderation_removed_list, none: m.moderation_none_removed },
}

export function ModerationView(props: ModerationViewProps) {
  const { product, state, items, page, pageCount, isAlerting, failure, hasList, chips, onShow, onCloseAlert } = props
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const others = otherLists.filter((list) => list.state !== state && hasList(list.state))
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
        {/* The buttons lead to the other lists; this one has its name above it. */}
        <h2 className={styles.heading}>{words[state].list()}</h2>
        <ListScreen
          {...props}
          heading={m.list_heading({ page, pageCount })}
          header={<ListHeader summary={summaryOf(props)} filterSlot={tools} chips={chips} />}
          skeleton={<Skeleton count={4} />}
          failed={m.posts_failed()}
          thing="private"
          empty={<EmptyNotice message={words[state].none()} />}
          // After a failure, cards with a pending decision or an open form do.
          keepsRows={items.length > 0}
        >
          <ModerationQueue {...props} label={words[state].list()} onHelp={() => setIsHelpOpen(true)} />
        </ListScreen>
      </section>
      <KeysHelp isOpen={isHelpOpen} canReject={props.onReject !== null} onClose={() => setIsHelpOpen(false)} />
      <AlertModal isOpen={isAlerting} title={m.posts_failed()} reason={failureText(failure)} onClose={onCloseAlert} />
    </Page>
  )
}

/** The line above the list: what was decided, and how many are left. */
function summaryOf(props: ModerationViewProps): ReactNode {
  const { status, announced } = props
  const count = listSummary(props, m.posts_loading())
  if (status === 'loading') return count
  return (
    <>
      {announced && <TitledText message={({ title }) => m.moderation_decided({ ...announced, title })} title={announced.title} />} {count}
    </>
  )
}
