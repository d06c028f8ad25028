/** Manage Posts: the listings of all types in one list, those that wait or those in another state. Specification, sections 2, 4 and 8. */
import { Keyboard, PanelLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { isNarrowed, type QueueChoices, type QueueState } from '../../../domain/moderation/queue.ts'
import type { Decision, DecisionSubject } from '../../../domain/moderation/moderation.ts'
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
import { BatchModals } from './batch-modals.tsx'
import { BatchResults } from './batch-results.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ModerationQueue, type ModerationQueueProps } from './moderation-queue.tsx'
import { QueueNotice, type QueueNoticeProps } from './queue-notice.tsx'
import { SelectionBar, type Selection } from './selection-bar.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './moderation-view.module.css'

interface ModerationViewProps extends Omit<ModerationQueueProps, 'label' | 'onHelp' | 'selection'>, PagedListProps, QueueNoticeProps {
  readonly selection: Selection
  /** Which listings the list has. */
  readonly choices: QueueChoices
  readonly product: string
  /** What was decided last, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly subject: DecisionSubject; readonly title: string } | null
  /** Whether decisions can be undone. */
  readonly canUndo: boolean
  /** Whether there are reasons to choose from. */
  readonly hasReasons: boolean
  readonly isAlerting: boolean
  readonly failure: Failure | null
  readonly filterSlot: ReactNode
  readonly chips: ReactNode
  /** The choice of emails about new listings; null where the server sends none. */
  readonly digest: ReactNode
  /** The controls that narrow the list. */
  readonly narrowing: ReactNode
  /** The links to lists that are empty most of the time. */
  readonly others: ReactNode
  readonly onToggleLayout: () => void
  readonly onSelect: (changed: Partial<QueueChoices>) => void
  readonly onCloseAlert: () => void
}

const words: Readonly<Record<QueueState, { readonly list: () => string; readonly none: () => string }>> = {
  pending: { list: m.moderation_waiting_list, none: m.moderation_none_unapproved },
  reported: { list: m.moderation_reported_list, none: m.moderation_none_reported },
  outdated: { list: m.moderation_outdated_list, none: m.moderation_none_outdated },
  approved: { list: m.moderation_approved_list, none: m.moderation_none_approved },
  rejected: { list: m.moderation_rejected_list, none: m.moderation_none_rejected },
  removed: { list: m.moderation_removed_list, none: m.moderation_none_removed },
  change: { list: m.moderation_change_list, none: m.moderation_none_change },
  cancelled: { list: m.moderation_cancelled_list, none: m.moderation_none_cancelled },
  any: { list: m.moderation_any_list, none: m.moderation_none_any },
}

export function ModerationView(props: ModerationViewProps) {
  const { product, choices, items, page, pageCount, isAlerting, failure, narrowing, chips, selection, onSelect, onCloseAlert } = props
  const { state } = choices
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const isWaiting = state === 'pending'
  const toggle = (
    <button type="button" className={button.outline} onClick={() => onSelect({ state: isWaiting ? 'approved' : 'pending' })}>
      {isWaiting ? m.moderation_show_approved() : m.moderation_show_unapproved()}
    </button>
  )
  const tools = (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${button.icon} ${styles.layout}`}
        aria-label={m.moderation_lines()}
        title={m.moderation_lines()}
        aria-pressed={props.layout === 'lines'}
        onClick={props.onToggleLayout}
      >
        <PanelLeft />
      </button>
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
    <Page title={m.admin_events()} product={product} actions={<div className={styles.tools}>{props.others}{toggle}</div>}>
      <section className={styles.moderation}>
        {narrowing}
        <h2 className={styles.heading}>{words[state].list()}</h2>
        <BatchResults {...selection} />
        <ListScreen
          {...props}
          heading={m.list_heading({ page, pageCount })}
          header={<ListHeader summary={summaryOf(props)} filterSlot={tools} chips={<>{chips}<SelectionBar {...selection} /></>} />}
          skeleton={<Skeleton count={4} />}
          failed={m.posts_failed()}
          thing="private"
          empty={<EmptyNotice message={isNarrowed(choices) ? m.moderation_none_found() : words[state].none()} />}
          // After a failure, cards with a pending decision or an open form do.
          keepsRows={items.length > 0}
        >
          <ModerationQueue {...props} label={words[state].list()} onHelp={() => setIsHelpOpen(true)} />
        </ListScreen>
        {props.digest && <div className={styles.digest}>{props.digest}</div>}
        <QueueNotice {...props} />
      </section>
      <KeysHelp
        isOpen={isHelpOpen}
        canReject={props.onReject !== null}
        canUndo={props.canUndo}
        hasReasons={props.hasReasons}
        onClose={() => setIsHelpOpen(false)}
      />
      <BatchModals {...selection} />
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
