/** All fields of a listing. Specification, section 2. */
import type { ReactNode } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import { formatLongDayOfWeek } from '../../../domain/days/format-period.ts'
import { formatMonth, withTime } from '../../../domain/format.ts'
import type { Language } from '../../../domain/languages.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { Closed } from '../../../domain/listing/cancellation.ts'
import { contentOf, shownFieldsOf } from '../../../domain/listing/listing-fields.ts'
import { descriptionIn, languageOfText } from '../../../domain/listing/listing-language.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { shownEndTime, type Timed } from '../../../domain/days/times.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { factText } from '../../../words/listing-facts.ts'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { mapLinks } from '../../../words/map-links.ts'
import { usePlaceNames } from '../place-names.ts'
import { OutsideLink } from '../outside-link.tsx'
import styles from './listing-details.module.css'
import { OtherLanguage } from '../listing/other-language.tsx'

type OwnText = (known: Timed & Pick<Listing, 'city'>, type: ListingType, cityName: PlaceNames['cityName']) => string | null

/** The fields that are shown otherwise: above the others, as the language of texts, or with a day. */
const elsewhere: readonly ListingField[] = [
  'title', 'description', 'language', 'translatedTitle', 'translatedDescription', 'startTime', 'endTime',
]

/** The fields that each event has. */
const knownFields = ['startDate', 'endDate', 'cost', 'city'] as const

/** What fields say here and nowhere else: each day with its time, and that an event has no days or no town. */
const ownText: { readonly [Field in ListingField]?: OwnText } = {
  startDate: ({ startDate, startTime }) => momentText(startDate, startTime),
  endDate: ({ endDate, endTime }) => momentText(endDate, shownEndTime(endTime)),
  city: ({ city }, type, cityName) => (city ? cityName(city) : type === 'event' ? m.not_given() : null),
}

interface ListingDetailsProps {
  readonly type: ListingType
  readonly listing: Listing
  /** The language in which it is shown, if it has a text in it. */
  readonly wanted: Language
  readonly onLanguage: (language: Language) => void
  readonly closed: Closed | null
}

export function ListingDetails({ type, listing, wanted, closed, onLanguage }: ListingDetailsProps) {
  const { cityName } = usePlaceNames()
  const description = descriptionIn(wanted, listing)
  const note = listing.cancellation?.note
  const maps = mapLinks(listing, getLocale(), cityName)
  return (
    <>
      {closed && (
        <p className={styles.closed} data-closed={closed}>
          {m.page_closed({ closed })} {note && <span lang={languageOfText(note)}>{note}</span>}
        </p>
      )}
      {listing.moveAnnounced && !closed && <p className={styles.closed}>{m.page_move_announced()}</p>}
      <p className={styles.description} lang={description.language}>
        {description.text}
      </p>
      <OtherLanguage listing={listing} shown={wanted} onLanguage={onLanguage} />
      <dl className={styles.fields}>
        {shownFieldsOf(type).filter((field) => !elsewhere.includes(field)).map((field) => (
          <ListingFact key={field} field={field} listing={listing} type={type} />
        ))}
        {maps.length > 0 && (
          <Field name={m.listing_maps()} isOnPaper={false}>
            {maps.map((map) => (
              <OutsideLink key={map.name} to={map.address}>
                {map.name}
              </OutsideLink>
            ))}
          </Field>
        )}
      </dl>
      {listing.checkedOn && <p className={styles.checked}>{m.listing_checked({ month: formatMonth(listing.checkedOn, getLocale()) })}</p>}
    </>
  )
}

/** What is known of an event before all its fields are, with the room that a description takes. */
export function LoadingDetails({ event }: { readonly event: DayEvent }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {m.event_loading()}
      </p>
      <div className={styles.lines}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <KnownFields event={event} />
    </>
  )
}

/** What is known of an event without all its fields. */
export function KnownFields({ event }: { readonly event: DayEvent }) {
  const { cityName } = usePlaceNames()
  return (
    <dl className={styles.fields}>
      {knownFields.map((field) => (
        <Field key={field} name={fieldLabels[field]()}>
          {ownText[field]?.(event, 'event', cityName) ?? '…'}
        </Field>
      ))}
    </dl>
  )
}

interface ListingFactProps {
  readonly field: ListingField
  readonly listing: Listing
  readonly type: ListingType
}

function ListingFact({ field, listing, type }: ListingFactProps) {
  const { cityName } = usePlaceNames()
  const own = ownText[field]
  const text = own
    ? own(listing, type, cityName)
    : factText(listing, field, { type, language: getLocale(), cityNameIn: cityName })
  const { kind } = contentOf(field)
  return text && (
    <Field name={fieldLabels[field]()} language={kind === 'lines' ? languageOfText(text) : undefined}>
      {kind === 'link' ? <OutsideLink to={text} /> : text}
    </Field>
  )
}

interface FieldProps {
  readonly name: string
  /** The language of the content, where members write it. */
  readonly language?: Language | undefined
  /** Links to what only a device can open are printed nowhere: their addresses fill pages. */
  readonly isOnPaper?: boolean
  readonly children: ReactNode
}

function Field({ name, language, isOnPaper = true, children }: FieldProps) {
  return (
    <div className={isOnPaper ? styles.field : `${styles.field} ${styles.onScreen}`}>
      <dt>{name}</dt>
      <dd lang={language}>{children}</dd>
    </div>
  )
}

function momentText(day: Day | null | undefined, time: string | null | undefined): string {
  return day ? withTime(formatLongDayOfWeek(day, getLocale()), time) : m.not_given()
}
