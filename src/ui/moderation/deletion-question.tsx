/** The question before listings are deleted, with the reasons that their authors are told where the server takes some. */
import { useId, type ReactNode } from 'react'
import { noReasons, type GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ReasonsForm, type ReasonsFormProps } from '../given-reasons/reasons-form.tsx'
import { Modal } from '../modal.tsx'
import styles from './deletion-question.module.css'

interface DeletionQuestionProps extends Pick<ReasonsFormProps, 'name' | 'offered' | 'given' | 'faults'> {
  readonly isOpen: boolean
  readonly title: string
  /** What becomes of what is deleted. */
  readonly text: ReactNode
  readonly onSendReasons: (given: GivenReasons) => void
  readonly onCancel: () => void
  /** What is deleted. */
  readonly children: ReactNode
}

export function DeletionQuestion({ isOpen, title, text, onSendReasons, onCancel, children, ...reasons }: DeletionQuestionProps) {
  const textId = useId()
  const hasReasons = reasons.offered.status !== 'absent'
  const confirm = hasReasons
    ? { type: 'submit', form: reasons.name } as const
    : { type: 'button', onClick: () => onSendReasons(noReasons) } as const
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.moderation_cancel()}
      onClose={onCancel}
      actions={<button {...confirm} className={button.danger}>{m.moderation_delete()}</button>}
    >
      <div className={styles.text}>
        <p id={textId}>{text}</p>
        {children}
        {hasReasons && <ReasonsForm {...reasons} hint="" isBusy={false} onSend={onSendReasons} />}
      </div>
    </Modal>
  )
}
