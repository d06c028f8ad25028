/** The modal of an event. Specification, sections 2 and 9. */
import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { FailedState } from '../listing/failed-state.tsx'
import { Modal } from '../modal.tsx'
import { EventDetails } from './event-details.tsx'
import type { EventModalProps } from './event-modal.tsx'

export function EventDialog(props: EventModalProps) {
  const isOpen = props.status !== 'closed'
  const { status, event, address, onClose, onRetry } = useLastOpened(props)
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
