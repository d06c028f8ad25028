/** A listing in a modal over its list. Specification, sections 2 and 9. */
import { useState, type ReactNode } from 'react'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import type { Language } from '../../../domain/languages.ts'
import { calendarLinks } from '../../../domain/listing/calendar-links.ts'
import type { Closed } from '../../../domain/listing/cancellation.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { calendarChoices } from '../../../words/calendar-choices.ts'
import { placeOf } from '../../../words/map-links.ts'
import button from '../button.module.css'
import { lazyComponent } from '../lazy-component.ts'
import { FailedState } from '../lists/failed-state.tsx'
import { ModalDialog } from '../modal-dialog.tsx'
import { usePlaceNames } from '../place-names.ts'
import { ListingActions } from './listing-actions.tsx'
import { KnownFields, ListingDetails, LoadingDetails } from './listing-details.tsx'
import styles from './listing-modal.module.css'
import { openedWords, type OpenedWords } from './opened-words.ts'
import type { PrintedCodeProps } from './printed-code.tsx'

// Without the code the address in letters stays, so that nobody is told.
const printedCode = lazyComponent<PrintedCodeProps>(async () => (await import('./printed-code.tsx')).PrintedCode, { isToldBeside: true })

export interface ListingModalProps {
  readonly type: ListingType
  readonly status: 'closed' | 'loading' | 'open' | 'missing' | 'failed'
  /** The listing of status `open`. */
  readonly listing: Listing | null
  /** What is known of an event while it is loading, and if it could not be fetched; null for nothing. */
  readonly known: DayEvent | null
  /** The absolute address of the listing, for sharing, copying and paper. */
  readonly address?: string | undefined
  /** The address of its page; absent if the server has no such pages. */
  readonly page?: string | undefined
  /** The button that saves the listing of status `open`. */
  readonly mark?: ReactNode
  readonly closed?: Closed | null
  /** What a closed event leads to. */
  readonly similar?: ReactNode
  /** What reports the listing of status `open`; absent where the server takes no reports. */
  readonly report?: ReactNode
  readonly onClose: () => void
  readonly onRetry: () => void
}

export function ListingModal(props: ListingModalProps) {
  const { type, status, listing, known, address, page, mark, closed = null, similar, report, onClose, onRetry } = props
  const [wanted, setWanted] = useState(getLocale)
  const words = openedWords(type)
  const opened = status === 'open' ? listing : null
  const { cityName } = usePlaceNames()
  const file = `${page}.ics`
  const calendars = opened && page && type === 'event' && !closed
    ? calendarLinks({ event: opened, title: titleIn(wanted, opened).text, place: placeOf(opened, getLocale(), cityName), page, file })
    : null
  return (
    <ModalDialog
      isOpen={status !== 'closed'}
      title={titleOf({ status, listing: opened ?? known }, wanted, words)}
      isAddressed
      isBar={opened !== null && address !== undefined}
      onClose={onClose}
      actions={
        opened && address && (
          <ListingActions
            listing={opened} title={titleIn(wanted, opened).text} address={address} mark={mark}
            calendars={calendars ? calendarChoices(calendars, file) : []}
          />
        )
      }
    >
      {status === 'missing' && <p>{words.missingText}</p>}
      {status === 'failed' && <FailedState message={words.failed} thing={type === 'event' ? 'event' : 'post'} isQuiet onRetry={onRetry} />}
      {status === 'failed' && known && <KnownFields event={known} />}
      {status === 'loading' && known && <LoadingDetails event={known} />}
      {opened && <ListingDetails type={type} listing={opened} wanted={wanted} onLanguage={setWanted} closed={closed} />}
      {opened && similar}
      {opened && (page || report) && (
        <div className={styles.further}>
          {page && <a href={page} className={button.quiet}>{m.event_page()}</a>}
          {report}
        </div>
      )}
      {opened && address && <PrintedAddress address={address} />}
    </ModalDialog>
  )
}

/** A browser prints what it has at that moment, so that the code is fetched while the listing is read. */
function PrintedAddress({ address }: PrintedCodeProps) {
  const PrintedCode = printedCode.useComponent(true)
  return (
    <p className={styles.onPaper}>
      {PrintedCode && <PrintedCode address={address} />} {address}
    </p>
  )
}

interface Titled {
  readonly status: ListingModalProps['status']
  readonly listing: Listing | DayEvent | null
}

function titleOf({ status, listing }: Titled, wanted: Language, words: OpenedWords): ReactNode {
  if (status === 'missing') return words.missingTitle
  if (!listing) return status === 'failed' ? words.failedTitle : words.loading
  const { text, language } = titleIn(wanted, listing)
  return <span lang={language}>{text}</span>
}
