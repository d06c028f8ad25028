/** The question before a listing is withdrawn, and its failure. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { OwnListing, WithdrawnPart } from '../../../domain/listing/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Modal } from '../modal.tsx'
import { TitledText } from '../titled-text.tsx'
import { withdrawalWords } from './withdrawal-words.ts'

export interface WithdrawalAlertsProps {
  /** Which modal is open. */
  readonly alert: 'withdrawal' | 'refused' | null
  /** The listing that it is about. */
  readonly chosen: OwnListing | null
  readonly part: WithdrawnPart
  readonly failure: Failure | null
  readonly onConfirmWithdrawal: () => void
  readonly onCancelWithdrawal: () => void
  readonly onCloseAlert: () => void
}

export function WithdrawalAlerts(props: WithdrawalAlertsProps) {
  const { alert, chosen, part, failure, onConfirmWithdrawal, onCancelWithdrawal, onCloseAlert } = props
  const textId = useId()
  const words = withdrawalWords(chosen, part)
  return (
    <>
      <Modal
        isOpen={alert === 'withdrawal'}
        title={words.question()}
        role="alertdialog"
        describedBy={textId}
        closeLabel={m.own_cancel()}
        onClose={onCancelWithdrawal}
        actions={
          <button type="button" className={button.danger} onClick={onConfirmWithdrawal}>
            {words.button()}
          </button>
        }
      >
        <p id={textId}>
          <TitledText message={words.text} title={chosen?.title ?? ''} />
        </p>
      </Modal>
      <AlertModal isOpen={alert === 'refused'} title={m.own_withdraw_failed()} reason={reasonText(failure)} onClose={onCloseAlert} />
    </>
  )
}

function reasonText(failure: Failure | null): string {
  switch (failure?.type) {
    case 'already-approved':
      return m.own_approved_meanwhile()
    case 'changed-meanwhile':
      return m.own_withdraw_changed()
    case 'unknown-listing':
      return m.own_gone()
    default:
      return failureText(failure)
  }
}
