/** How to follow a list with its filter: in a calendar, in a feed reader, on another site. */
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import { isOfPlaces } from '../../../domain/lists/choices.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import { calendarAppAddress, embeddingCode, followedAddresses } from '../../../domain/lists/followed-addresses.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { distanceName } from '../../../words/by-distance.ts'
import { namedChoices } from '../../../words/choices.ts'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import { CopyButton } from '../copy-button.tsx'
import { ModalDialog } from '../modal-dialog.tsx'
import styles from './follow-dialog.module.css'

export interface FollowDialogProps {
  /** The address of the server, without a trailing slash. */
  readonly server: string
  readonly type: ListingType
  readonly filter: Filter
  /** The distance that has chosen its places; null if none has. */
  readonly byDistance: ByDistance | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function FollowDialog({ server, type, filter, byDistance, isOpen, onClose }: FollowDialogProps) {
  const places = usePlaceNames()
  const list = { type, filter, language: getLocale() }
  const { calendar, atom, json } = followedAddresses(server, list)
  return (
    <ModalDialog isOpen={isOpen} title={m.follow_open()} onClose={onClose}>
      <p>{extentOf(filter, byDistance, places)}</p>
      {calendar && (
        <Way name={m.follow_calendar()} text={m.follow_calendar_text()}>
          <a className={button.primary} href={calendarAppAddress(calendar)}>
            <CalendarPlus size={18} />
            {m.follow_calendar_open()}
          </a>
          <Address name={m.follow_calendar_address()} text={calendar} />
        </Way>
      )}
      <Way name={m.follow_reader()} text={m.follow_reader_text()}>
        <Address name={m.follow_atom_address()} text={atom} />
        <Address name={m.follow_json_address()} text={json} />
      </Way>
      <Way name={m.follow_site()} text={m.follow_site_text()}>
        <Address name={m.follow_site_code()} text={embeddingCode(server, list)} />
        <a href={`${server}/embed?lang=${list.language}`}>{m.follow_site_more()}</a>
      </Way>
    </ModalDialog>
  )
}

function extentOf(filter: Filter, byDistance: ByDistance | null, places: PlaceNames): string {
  const named = namedChoices(filter, places).map(({ words, chosen }) =>
    byDistance && isOfPlaces(chosen.choice) ? distanceName(byDistance) : words)
  return named.length === 0 ? m.follow_everything() : m.follow_filtered({ choices: [...new Set(named)].join(', ') })
}

interface WayProps {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

function Way({ name, text, children }: WayProps) {
  return (
    <section className={styles.way}>
      <h3>{name}</h3>
      <p>{text}</p>
      {children}
    </section>
  )
}

interface AddressProps {
  readonly name: string
  readonly text: string
}

/** A text to copy, by the button or by hand. */
function Address({ name, text }: AddressProps) {
  return (
    <div className={styles.address}>
      <div className={styles.top}>
        <p className={styles.name}>{name}</p>
        <CopyButton text={text} className={button.quiet}>
          {m.follow_copy()}
          <span className="visually-hidden"> {name}</span>
        </CopyButton>
      </div>
      <code className={styles.text} translate="no">
        {text}
      </code>
    </div>
  )
}
