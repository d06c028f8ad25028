/** An event in a modal. Specification, sections 2 and 9. */
import { useState, type ReactNode } from 'react'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import type { Language } from '../../../domain/languages.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { ModalDialog } from '../modal-dialog.tsx'
import { EventDetails, LoadingDetails } from './event-details.tsx'

export interface EventModalProps {
  readonly status: 'closed' | 'loading' | 'open' | 'missing' | 'failed'
  /** The event of status `open`. */
  readonly event: Listing | null
  /** What is known while the event is loading; null for nothing. */
  readonly known: DayEvent | null
  /** The absolute address of this event, for copying. */
  readonly address?: string | undefined
  /** The address of its page; absent if the server has no such pages. */
  readonly page?: string | undefined
  readonly onClose: () => void
  readonly onRetry: () => void
}

export function EventModal({ status, event, known, address, page, onClose, onRetry }: EventModalProps) {
  const [wanted, setWanted] = useState(getLocale)
  return (
    <ModalDialog
      isOpen={status !== 'closed'}
      title={titleOf(status, wanted, event, known)}
      isAddressed
      onClose={onClose}
      actions={
        status === 'open' &&
        address && (
          <>
            <CopyButton text={address} className={button.quiet}>
              {m.event_copy_address()}
            </CopyButton>
            {page && (
              <a href={page} className={button.quiet}>
                {m.event_page()}
              </a>
            )}
          </>
        )
      }
    >
      {status === 'missing' && <p>{m.event_missing_text()}</p>}
      {status === 'failed' && <FailedState message={m.event_failed()} isQuiet onRetry={onRetry} />}
      {status === 'loading' && known && <LoadingDetails event={known} />}
      {status === 'open' && event && <EventDetails event={event} wanted={wanted} onLanguage={setWanted} />}
    </ModalDialog>
  )
}

function titleOf(status: EventModalProps['status'], wanted: Language, event: Listing | null, known: DayEvent | null): ReactNode {
  if (status === 'missing') return m.event_missing_title()
  if (status === 'failed') return m.event_failed_title()
  const listing = status === 'open' ? event : known
  if (!listing) return m.event_loading()
  const { text, language } = titleIn(wanted, listing)
  return <span lang={language}>{text}</span>
}
