/** The question before all sessions of a user are ended, and that they were. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Modal } from '../modal.tsx'
import styles from './disabling-dialog.module.css'

export interface SessionsDialogProps {
  readonly isOpen: boolean
  readonly username: string
  readonly isBusy: boolean
  /** Whether they were ended. */
  readonly isEnded: boolean
  readonly failure: Failure | null
  readonly onEnd: () => void
  readonly onClose: () => void
}

export function SessionsDialog({ isOpen, username, isBusy, isEnded, failure, onEnd, onClose }: SessionsDialogProps) {
  const textId = useId()
  const end = <BusyButton className={button.danger} isBusy={isBusy} onClick={onEnd}>{m.users_sessions()}</BusyButton>
  return (
    <Modal
      isOpen={isOpen}
      title={isEnded ? m.audit_sessions_ended() : m.users_sessions_question({ username })}
      role="alertdialog"
      describedBy={textId}
      onClose={onClose}
      {...(!isEnded && { closeLabel: m.moderation_cancel(), actions: end })}
    >
      <div className={styles.question}>
        {isEnded
          ? <FormMessage tone="success"><p id={textId}>{m.users_sessions_ended({ username })}</p></FormMessage>
          : <p id={textId}>{m.users_sessions_text()}</p>}
        {failure && !isBusy && <FormMessage tone="failure"><p>{m.users_sessions_failed()} {failureText(failure)}</p></FormMessage>}
      </div>
    </Modal>
  )
}
