/** What went wrong, in a modal alert. */
import { useId, type ReactNode } from 'react'
import { FormMessage } from './form/form-message.tsx'
import { Modal } from './modal.tsx'

interface AlertModalProps {
  readonly isOpen: boolean
  /** What went wrong. Specification, section 8. */
  readonly title: string
  /** Why. */
  readonly reason: ReactNode
  /** What belongs to it, below. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

export function AlertModal({ isOpen, title, reason, children, onClose }: AlertModalProps) {
  const reasonId = useId()
  const placeholder = (
    <FormMessage tone="failure">
      <p>{title}</p>
      <p>{reason}</p>
    </FormMessage>
  )
  return (
    <Modal isOpen={isOpen} title={title} role="alertdialog" describedBy={reasonId} placeholder={placeholder} onClose={onClose}>
      <FormMessage tone="failure" id={reasonId} isAloud={false}>
        <p>{reason}</p>
      </FormMessage>
      {children}
    </Modal>
  )
}
