/** A modal whose code is loaded after the screen's. */
import { useEffect, type ReactNode } from 'react'
import { lazyComponent } from './lazy-component.ts'
import type { ModalDialogProps } from './modal-dialog.tsx'

const modalDialog = lazyComponent<ModalDialogProps>(async () => (await import('./modal-dialog.tsx')).ModalDialog)

interface ModalProps extends ModalDialogProps {
  /** Shown in the screen while the modal is open and its code is not loaded; nothing by default. */
  readonly placeholder?: ReactNode
}

export function Modal({ placeholder, ...props }: ModalProps) {
  const ModalDialog = modalDialog.useComponent(props.isOpen)
  useEffect(() => modalDialog.preload(), [])
  if (ModalDialog) return <ModalDialog {...props} />
  return props.isOpen && placeholder
}
