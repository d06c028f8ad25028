/** The modal: fades in 300 ms, its backdrop in 150 ms, and returns the focus. Specification, section 9. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { m } from '../../messages/compiled/messages.js'
import button from './button.module.css'
import { useLayer } from './layer.ts'
import styles from './modal-dialog.module.css'
import './styles/scroll-lock.css'

export interface ModalDialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  /** The id of the text that describes the modal. */
  readonly describedBy?: string
  /** `alertdialog` for what went wrong and for questions. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Buttons beside the one that closes it. */
  readonly actions?: ReactNode
  /** Whether the actions are a row of their own on a phone, where the button at the top stays in view then. */
  readonly isBar?: boolean
  /** The label of the close button; "Close" by default. */
  readonly closeLabel?: string
  /** Whether the address has what the modal shows, so that Back closes it without an entry of its own. */
  readonly isAddressed?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, isAddressed = false } = props
  const { title, describedBy, role = 'dialog', actions, isBar = false, closeLabel, onClose, children } = useLastOpened(props)
  const opener = useRef<Element | null>(null)
  useLayer(isOpen && !isAddressed, props.onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop}>
          <Dialog.Content
            className={isBar ? `${styles.modal} ${styles.withBar}` : styles.modal}
            role={role}
            aria-describedby={describedBy}
            onEscapeKeyDown={(pressed) => {
              // An open menu in the modal closes first, by itself.
              if (pressed.target instanceof Element && pressed.target.closest('details[open]')) pressed.preventDefault()
            }}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={(closing) => {
              closing.preventDefault()
              returnFocus(opener.current)
            }}
          >
            <div className={styles.top}>
              <Dialog.Close className={button.icon} aria-label={m.close()}>
                <X />
              </Dialog.Close>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            </div>
            {children}
            <div className={styles.actions}>
              {actions}
              <Dialog.Close className={closeLabel ? button.outline : button.primary}>{closeLabel ?? m.close()}</Dialog.Close>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * The element that opened the modal may be gone, or there was none if the address was opened directly. The focus stays where
 * the screen has put it since.
 */
function returnFocus(opener: Element | null) {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  if (!isThere && document.activeElement !== document.body) return
  const target = isThere ? opener : document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/** Keeps the content of the modal while it fades out. */
function useLastOpened(props: ModalDialogProps): ModalDialogProps {
  const [last, setLast] = useState(props)
  if (!props.isOpen || props === last) return last
  setLast(props)
  return props
}
