/** The outcome of a form, in a modal. Specification, sections 2 and 8. */
import { useId, type ReactNode } from 'react'
import { Modal } from '../modal.tsx'
import { FormMessage } from './form-message.tsx'

interface StatusModalProps {
  readonly isOpen: boolean
  readonly title: string
  readonly tone: 'success' | 'failure'
  /** Buttons beside the one that closes it. */
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

export function StatusModal({ tone, children, ...modal }: StatusModalProps) {
  const textId = useId()
  return (
    <Modal {...modal} describedBy={textId} placeholder={<FormMessage tone={tone}>{children}</FormMessage>}>
      <FormMessage tone={tone} id={textId} isAloud={false}>
        {children}
      </FormMessage>
    </Modal>
  )
}
