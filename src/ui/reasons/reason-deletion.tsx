/** The question before a reason is deleted. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Modal } from '../modal.tsx'
import { languagesHere } from './languages-here.ts'
import styles from './reason-deletion.module.css'

export interface ReasonDeletionProps {
  readonly isOpen: boolean
  /** The reason to delete. */
  readonly chosen: Reason | null
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ReasonDeletion({ isOpen, chosen, failure, isBusy, onConfirm, onClose }: ReasonDeletionProps) {
  const textId = useId()
  return (
    <Modal
      isOpen={isOpen}
      title={m.reasons_delete_question()}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.moderation_cancel()}
      onClose={onClose}
      actions={<BusyButton className={button.danger} isBusy={isBusy} onClick={onConfirm}>{m.moderation_delete()}</BusyButton>}
    >
      <div id={textId} className={styles.text}>
        {chosen && languagesHere().map((language) => <p key={language} lang={language} className={styles.words}>{chosen[language]}</p>)}
        <p>{m.reasons_delete_text()}</p>
      </div>
      {failure && !isBusy && <FormMessage tone="failure"><p>{m.reasons_delete_failed()} {failureText(failure)}</p></FormMessage>}
    </Modal>
  )
}
