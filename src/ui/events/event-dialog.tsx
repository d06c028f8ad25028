/** The modal of an event. Specification, sections 2 and 9. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { useLastOpened } from '../last-opened.ts'
import { FailedState } from '../listings/failed-state.tsx'
import { Modal } from '../modal.tsx'
import { EventDetails } from './event-details.tsx'
import type { EventModalProps } from './event-modal.tsx'

export function EventDialog(props: EventModalProps) {
  const isOpen = props.status !== 'closed'
  const { status, event, address, onClose, onRetry } = useLastOpened(props, isOpen)
  return (
    <Modal
      isOpen={isOpen}
      title={titleOf(status, event)}
      onClose={onClose}
      actions={
        status === 'open' &&
        address && (
          <CopyButton text={address} className={button.quiet}>
            {m.event_copy_address()}
          </CopyButton>
        )
      }
    >
      {status === 'missing' && <p>{m.event_missing_text()}</p>}
      {status === 'failed' && <FailedState message={m.event_failed()} isQuiet onRetry={onRetry} />}
      {status === 'open' && event && <EventDetails event={event} />}
    </Modal>
  )
}

function titleOf(status: EventModalProps['status'], event: EventModalProps['event']): string {
  if (status === 'missing') return m.event_missing_title()
  if (status === 'open' && event) return event.title
  return status === 'failed' ? m.event_failed_title() : m.event_loading()
}
