/** The modal of an event: fades in 300 ms, its backdrop in 150 ms. Specification, sections 2 and 9. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { FailedState } from '../listing/failed-state.tsx'
import '../scroll-lock.css'
import { EventDetails } from './event-details.tsx'
import styles from './event-dialog.module.css'
import type { EventModalProps } from './event-modal.tsx'

export function EventDialog(props: EventModalProps) {
  const isOpen = props.status !== 'closed'
  const { status, event, address, onClose, onRetry } = useLastOpened(props)
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop}>
          <Dialog.Content
            className={styles.modal}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={(closing) => {
              closing.preventDefault()
              returnFocus(opener.current)
            }}
          >
            <div className={styles.top}>
              <Dialog.Title className={styles.title}>{titleOf(status, event)}</Dialog.Title>
              <Dialog.Close className={button.icon} aria-label={m.close()}>
                <X />
              </Dialog.Close>
            </div>
            {status === 'missing' && <p>{m.event_missing_text()}</p>}
            {status === 'failed' && <FailedState message={m.event_failed()} isQuiet onRetry={onRetry} />}
            {status === 'open' && event && <EventDetails event={event} />}
            <div className={styles.actions}>
              {status === 'open' && address && (
                <CopyButton text={address} className={button.quiet}>
                  {m.event_copy_address()}
                </CopyButton>
              )}
              <Dialog.Close className={button.primary}>{m.close()}</Dialog.Close>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** While the modal fades away it goes on showing what it showed. */
function useLastOpened(props: EventModalProps): EventModalProps {
  const [last, setLast] = useState(props)
  if (props.status === 'closed' || props === last) return last
  setLast(props)
  return props
}

function titleOf(status: EventModalProps['status'], event: EventModalProps['event']): string {
  if (status === 'missing') return m.event_missing_title()
  if (status === 'open' && event) return event.title
  return status === 'failed' ? m.event_failed_title() : m.event_loading()
}

/** What opened the modal may be gone, when the calendar was drawn anew or the address was opened directly. */
function returnFocus(opener: Element | null) {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById('main')
  target?.focus({ preventScroll: true })
}
