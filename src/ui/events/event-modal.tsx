/** An event in a modal; the modal's code comes with the first event that is opened. */
import type { Listing } from '../../../domain/listing.ts'
import { later } from '../later.ts'

const eventDialog = later<EventModalProps>(async () => (await import('./event-dialog.tsx')).EventDialog)

export interface EventModalProps {
  readonly status: 'closed' | 'loading' | 'open' | 'missing' | 'failed'
  /** The event of status `open`. */
  readonly event: Listing | null
  /** Where this event is to be found, for copying; absolute. */
  readonly address?: string | undefined
  readonly onClose: () => void
  readonly onRetry: () => void
}

export function EventModal(props: EventModalProps) {
  const EventDialog = eventDialog.useWanted(props.status !== 'closed')
  return EventDialog && <EventDialog {...props} />
}
