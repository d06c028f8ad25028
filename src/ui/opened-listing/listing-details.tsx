/** All fields of a listing. Specification, section 2. */
import type { ReactNode } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import { formatLongDayOfWeek } from '../../../domain/days/format-period.ts'
import { formatCost, withTime } from '../../../domain/format.ts'
import type { Language } from '../../../domain/languages.ts'
import { descriptionIn, languageOfText } from '../../../domain/listing/listing-language.ts'
import type { CalendarLinks } from '../../../domain/listing/calendar-links.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { shownEndTime, type Timed } from '../../../domain/days/times.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { mapLinks } from '../../../words/map-links.ts'
import { usePlaceNames } from '../place-names.ts'
import outside from '../outside-link.module.css'
import { OutsideLink } from '../outside-link.tsx'
import styles from './listing-details.module.css'
import { OtherLanguage } from '../listing/other-language.tsx'

/** Their names are the same in every language. */
const webCalendars = [{ key: 'google', name: 'Google Calendar' }, { key: 'outlook', name: 'Outlook' }] as const

interface ListingDetailsProps {
  readonly type: ListingType
  readonly listing: Listing
  /** The language in which it is shown, if it has a text in it. */
  readonly wanted: Language
  readonly onLanguage: (language: Language) => void
  /** Where it is added to a calendar, beside the file of the bar; null if it cannot be. */
  readonly calendars: CalendarLinks | null
}

export function ListingDetails({ type, listing, wanted, onLanguage, calendars }: ListingDetailsProps) {
  const { cityName } = usePlaceNames()
  const { city, cost, address, link, tags } = listing
  const description = descriptionIn(wanted, listing)
  const maps = mapLinks(listing, getLocale(), cityName)
  return (
    <>
      <p className={styles.description} lang={description.language}>
        {description.text}
      </p>
      <OtherLanguage listing={listing} shown={wanted} onLanguage={onLanguage} />
      <dl className={styles.fields}>
        {type === 'event' ? (
          <FirstFields event={listing} cost={formatCost(cost, getLocale()) ?? m.cost_free()} />
        ) : (
          city && <Field name={m.field_city()}>{cityName(city)}</Field>
        )}
        {address && <Field name={m.field_address()} language={languageOfText(address)}>{address}</Field>}
        {link && (
          <Field name={m.field_link()}>
            <OutsideLink to={link} />
          </Field>
        )}
        {tags.length > 0 && <Field name={m.field_tags()}>{tags.map(({ name }) => m.tag_name({ tag: name })).join(', ')}</Field>}
        {calendars && (
          <Field name={m.listing_calendar()}>
            <a className={outside.link} href={calendars.app}>
              {m.page_calendar_app()}
            </a>
            {webCalendars.map(({ name, key }) => (
              <OutsideLink key={key} to={calendars[key]}>
                {name}
              </OutsideLink>
            ))}
          </Field>
        )}
        {maps.length > 0 && (
          <Field name={m.listing_maps()}>
            {maps.map((map) => (
              <OutsideLink key={map.name} to={map.address}>
                {map.name}
              </OutsideLink>
            ))}
          </Field>
        )}
      </dl>
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
  return (
    <dl className={styles.fields}>
      <FirstFields event={event} cost="…" />
    </dl>
  )
}

interface FirstFieldsProps {
  readonly event: Timed & Pick<Listing, 'city'>
  readonly cost: string
}

/** The fields that each event has. */
function FirstFields({ event: { startDate, endDate, startTime, endTime, city }, cost }: FirstFieldsProps) {
  const { cityName } = usePlaceNames()
  return (
    <>
      <Field name={m.field_from()}>{momentText(startDate, startTime)}</Field>
      <Field name={m.field_to()}>{momentText(endDate, shownEndTime(endTime))}</Field>
      <Field name={m.field_cost()}>{cost}</Field>
      <Field name={m.field_city()}>{city ? cityName(city) : m.not_given()}</Field>
    </>
  )
}

interface FieldProps {
  readonly name: string
  /** Of the content, where members write it. */
  readonly language?: Language
  readonly children: ReactNode
}

function Field({ name, language, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd lang={language}>{children}</dd>
    </div>
  )
}

function momentText(day: Day | null | undefined, time: string | null | undefined): string {
  return day ? withTime(formatLongDayOfWeek(day, getLocale()), time) : m.not_given()
}
