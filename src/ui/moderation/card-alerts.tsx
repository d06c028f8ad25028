/** The modals of a card: questions and failures. Specification, sections 2 and 8. */
import { useId, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { Decision, TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Modal } from '../modal.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './card-alerts.module.css'
import { DecidedListing } from './decided-listing.tsx'

export interface CardAlertsProps {
  readonly listing: TypedListing
  /** The open modal; null for none. */
  readonly alert: 'failed' | 'gone' | 'deletion' | null
  readonly decision: Decision
  readonly failure: Failure | null
  readonly onConfirmDeletion: () => void
  readonly onCancelDeletion: () => void
  readonly onCloseAlert: () => void
}

export function CardAlerts({ listing, alert, decision, failure, onConfirmDeletion, onCancelDeletion, onCloseAlert }: CardAlertsProps) {
  const textId = useId()
  const { title } = listing
  const failed = failureWords(listing, decision, failure)
  return (
    <>
      <Modal
        isOpen={alert === 'deletion'}
        title={m.moderation_delete_question()}
        role="alertdialog"
        describedBy={textId}
        closeLabel={m.moderation_cancel()}
        onClose={onCancelDeletion}
        actions={
          <button type="button" className={button.danger} onClick={onConfirmDeletion}>
            {m.moderation_delete()}
          </button>
        }
      >
        <div className={styles.text}>
          <p id={textId}>
            <TitledText message={m.moderation_delete_text} title={title} />
          </p>
          <DecidedListing listing={listing} />
        </div>
      </Modal>
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
  rejection: m.moderation_reject_failed,
  restoration: m.moderation_restore_failed,
}

/** For an update of a dine listing the server's text is the title. Specification, section 8. */
function failureWords({ type, title }: TypedListing, decision: Decision, failure: Failure | null): { title: string; reason: ReactNode } {
  if (type === 'dine' && decision === 'update' && failure?.sentence) {
    return { title: failure.sentence, reason: <TitledText message={m.moderation_unchanged} title={title} /> }
  }
  return { title: failedWords[decision](), reason: failureText(failure) }
}
