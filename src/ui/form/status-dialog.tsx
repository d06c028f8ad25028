/** The modal that says how a form fared. Specification, sections 2 and 8. */
import { useId } from 'react'
import { useLastOpened } from '../last-opened.ts'
import { Modal } from '../modal.tsx'
import { FormMessage } from './form-message.tsx'
import type { StatusModalProps } from './status-modal.tsx'

export function StatusDialog(props: StatusModalProps) {
  const textId = useId()
  const { title, tone, actions, onClose, children } = useLastOpened(props, props.isOpen)
  return (
    <Modal isOpen={props.isOpen} title={title} describedBy={textId} actions={actions} onClose={onClose}>
      <FormMessage tone={tone} id={textId} isAloud={false}>
        {children}
      </FormMessage>
    </Modal>
  )
}
