/** A listing with what is known of it, and the buttons for each decision. Specification, section 2. */
import type { ReactNode } from 'react'
import { athensToday } from '../../../domain/days/days.ts'
import { formatMonth } from '../../../domain/format.ts'
import { isUnanswered } from '../../../domain/listing/check.ts'
import { firstWithLinks } from '../../../domain/moderation/first-links.ts'
import { hasWaitingChange, isDecidable, isRemoved, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { auditSearch, href } from '../../paths.ts'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { RejectionReason } from '../moderated-listing/rejection-reason.tsx'
import { Removal } from '../moderated-listing/removal.tsx'
import { WholeListing } from '../moderated-listing/whole-listing.tsx'
import styles from './card-details.module.css'
import { SubmissionFacts } from './submission-facts.tsx'
import { TitledText } from '../titled-text.tsx'

export interface CardDetailsProps {
  readonly listing: TypedListing
  readonly titleId: string
  readonly isBusy: boolean
  /** The address of the list of all listings of an author. */
  readonly authorHref: (author: string) => string
  /** The address of the account of an author, where it can be disabled; null for who does not see accounts. */
  readonly accountHref: ((author: string) => string) | null
  /** What it is likely to be the same as. */
  readonly duplicates?: ReactNode
  /** Its open reports. */
  readonly reports?: ReactNode
  /** Whether the server has an audit log. */
  readonly hasHistory: boolean
  readonly onApprove: () => void
  readonly onEdit: () => void
  /** Null where the server cannot reject. */
  readonly onReject: (() => void) | null
  readonly onDelete: () => void
  readonly onRestore: () => void
}

const ofListing = { approve: m.moderation_approve, reject: m.moderation_reject }
const ofMove = { approve: m.moderation_seen, reject: m.moderation_reject }
const ofCheck = { approve: m.moderation_still_right, reject: m.moderation_reject }
const ofChange = { approve: m.moderation_approve_change, reject: m.moderation_reject_change }

export function CardDetails(props: CardDetailsProps) {
  const { authorHref, accountHref, duplicates, reports } = props
  const { listing, titleId, isBusy, hasHistory, onApprove, onEdit, onReject, onDelete, onRestore } = props
  const { id, state, rejectionReason, moved, check, removal, submission, cancellation } = listing
  const words = hasWaitingChange(listing) ? ofChange : moved ? ofMove : isUnanswered(listing) ? ofCheck : ofListing
  const decision = (className: string | undefined, label: string, onClick: () => void) => (
    <BusyButton className={className} aria-describedby={titleId} isBusy={isBusy} onClick={onClick}>{label}</BusyButton>
  )
  return (
    <>
      <WholeListing listing={listing} titleId={titleId}>
        {submission && <SubmissionFacts {...{ submission, authorHref, accountHref }} withLinks={firstWithLinks(listing)} />}
        {reports}
        {duplicates}
        {cancellation?.note && <CancelNote note={cancellation.note} />}
        {removal && <Removal removal={removal} />}
        {check && isUnanswered(listing) && <Unanswered at={check.at} />}
        {state === 'rejected' && <RejectionReason reason={rejectionReason} />}
      </WholeListing>
      <div className={styles.actions}>
        {isRemoved(listing) ? (
          decision(button.primary, m.moderation_restore(), onRestore)
        ) : (
          <>
            {isDecidable(listing) && decision(button.primary, words.approve(), onApprove)}
            {decision(button.outline, m.moderation_edit(), onEdit)}
            {onReject && decision(button.outline, words.reject(), onReject)}
            {decision(`${button.outline} ${styles.delete}`, m.moderation_delete(), onDelete)}
          </>
        )}
        {hasHistory && (
          <a className={button.quiet} href={href(paths.adminAudit, auditSearch({ listing: id, page: 1 }))} aria-describedby={titleId}>
            {m.moderation_history()}
          </a>
        )}
        <span role="status" className="visually-hidden">
          {isBusy && m.form_working()}
        </span>
      </div>
    </>
  )
}

/** That it is possibly out of date. */
function Unanswered({ at }: { readonly at: string }) {
  return <p className={styles.note}>{m.moderation_unanswered({ month: formatMonth(athensToday(new Date(at)), getLocale()) })}</p>
}

/** What the author told those who wanted to come. */
function CancelNote({ note }: { readonly note: string }) {
  return (
    <p className={styles.note}>
      <TitledText message={({ title }) => m.moderation_cancelled_note({ note: title })} title={note} />
    </p>
  )
}
