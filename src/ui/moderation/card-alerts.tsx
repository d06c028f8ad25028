/** The modals of a card: questions and failures. Specification, sections 2 and 8. */
import type { ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import type { Decision, TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import { failureText } from '../failure-text.ts'
import type { ReasonsFormProps } from '../given-reasons/reasons-form.tsx'
import { TitledText } from '../titled-text.tsx'
import { DecidedListing } from './decided-listing.tsx'
import { DeletionQuestion } from './deletion-question.tsx'
import { MergeQuestion } from './merge-question.tsx'

export interface CardAlertsProps extends Pick<ReasonsFormProps, 'offered' | 'given' | 'faults'> {
  readonly listing: TypedListing
  /** The open modal; null for none. */
  readonly alert: 'failed' | 'gone' | 'deletion' | 'merge' | null
  readonly decision: Decision
  readonly failure: Failure | null
  /** The listing that is kept in place of this one; null before one was chosen. */
  readonly into: LikelyDuplicate | null
  readonly onConfirmMerge: () => void
  readonly onCancelMerge: () => void
  readonly onSendReasons: (given: GivenReasons) => void
  readonly onCancelReasons: () => void
  readonly onCloseAlert: () => void
}

export function CardAlerts(props: CardAlertsProps) {
  const { listing, alert, decision, failure, into, offered, given, faults, onSendReasons, onCancelReasons, onCloseAlert } = props
  const { title } = listing
  const failed = failureWords(listing, decision, failure)
  return (
    <>
      <DeletionQuestion
        {...{ offered, given, faults, onSendReasons }}
        name={`delete-${listing.id}`}
        isOpen={alert === 'deletion'}
        title={m.moderation_delete_question()}
        text={<TitledText message={m.moderation_delete_text} title={title} />}
        onCancel={onCancelReasons}
      >
        <DecidedListing listing={listing} />
      </DeletionQuestion>
      <MergeQuestion
        {...{ listing, into }}
        isOpen={alert === 'merge'}
        onConfirm={props.onConfirmMerge}
        onCancel={props.onCancelMerge}
      />
      <AlertModal isOpen={alert === 'failed'} {...failed} onClose={onCloseAlert} />
      <AlertModal
        isOpen={alert === 'gone'}
        title={m.moderation_gone()}
        reason={<TitledText message={m.moderation_gone_text} title={title} />}
        onClose={onCloseAlert}
      />
    </>
  )
}

const failedWords: Readonly<Record<Decision, () => string>> = {
  approval: m.moderation_approve_failed,
  update: m.moderation_update_failed,
  deletion: m.moderation_delete_failed,
  merge: m.moderation_merge_failed,
  rejection: m.moderation_reject_failed,
  restoration: m.moderation_restore_failed,
}

/** For an update of a dine listing the server's text is the title. Specification, section 8. */
function failureWords({ type, title }: TypedListing, decision: Decision, failure: Failure | null): { title: string; reason: ReactNode } {
  if (type === 'dine' && decision === 'update' && failure?.sentence) {
    return { title: failure.sentence, reason: <TitledText message={m.moderation_unchanged} title={title} /> }
  }
  const reason = failure?.type === 'not-mergeable' ? m.moderation_merge_refused() : failureText(failure)
  return { title: failedWords[decision](), reason }
}
