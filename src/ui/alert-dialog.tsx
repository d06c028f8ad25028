/** The modal alert: what went wrong as its title, and why beneath. */
import { useId } from 'react'
import type { AlertModalProps } from './alert-modal.tsx'
import { FormMessage } from './form/form-message.tsx'
import { useLastOpened } from './last-opened.ts'
import { Modal } from './modal.tsx'

export function AlertDialog(props: AlertModalProps) {
  const reasonId = useId()
  const { title, reason, onClose } = useLastOpened(props, props.isOpen)
  return (
    <Modal isOpen={props.isOpen} title={title} role="alertdialog" describedBy={reasonId} onClose={onClose}>
      <FormMessage tone="failure" id={reasonId} isAloud={false}>
        <p>{reason}</p>
      </FormMessage>
    </Modal>
  )
}
