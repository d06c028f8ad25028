/** Where a listing is, and what only its type says: of an event when and for how much. */
import { CalendarDays, MapPin, Ticket, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { dayParts, formatDay, formatTimes, withTime } from '../../../domain/format.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { fieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import { addressIn, languageOfText } from '../../../domain/listing/listing-language.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { shownEndTime } from '../../../domain/days/times.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { factText } from '../../../words/listing-facts.ts'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { usePlaceNames } from '../place-names.ts'
import styles from './entry-facts.module.css'

interface EntryFactsProps {
  readonly listing: Listing
  readonly type: ListingType
  /** The name of the city, if it is shown in another way. */
  readonly town?: ReactNode
  /** The fields that are said, in the order in which they are shown; absent: those of the cards of lists. */
  readonly fields?: readonly ListingField[]
  /** Whether an address is shown in all its languages, to its author and to who decides about it. */
  readonly isAddressWhole?: boolean
}

export function EntryFacts({ listing, type, town, fields = fieldsReadBy('card', type), isAddressWhole = false }: EntryFactsProps) {
  const { cityName } = usePlaceNames()
  const { city } = listing
  const address = isAddressWhole || !listing.address ? listing.address : addressIn(getLocale(), listing.address)
  return (
    <ul className={styles.facts}>
      {(city || address) && (
        <li>
          <MapPin />
          <span>
            {town ?? (city && cityName(city))}
            {city && address && ', '}
            {address && <span lang={languageOfText(address)}>{address}</span>}
          </span>
        </li>
      )}
      {fields.map((field) => (
        <Fact key={field} field={field} listing={listing} type={type} />
      ))}
    </ul>
  )
}

interface FactProps {
  readonly field: ListingField
  readonly listing: Listing
  readonly type: ListingType
}

/** The icons of facts that need no label. */
const icons: { readonly [Field in ListingField]?: LucideIcon } = { startDate: CalendarDays, cost: Ticket }

/** City and address are said as one place. */
function Fact({ field, listing, type }: FactProps) {
  const { cityName } = usePlaceNames()
  if (field === 'city' || field === 'address') return null
  const text = field === 'startDate' ? daysOf(listing) : factText(listing, field, { type, language: getLocale(), cityNameIn: cityName })
  const Icon = icons[field]
  return (
    text && (
      <li>
        {Icon ? <Icon /> : `${fieldLabels[field]()}: `}
        {text}
      </li>
    )
  )
}

function daysOf({ startDate, endDate, startTime, endTime }: Listing): string {
  if (!startDate) return m.event_undated()
  const first = withWeekday(startDate)
  if (!endDate || endDate === startDate) return withTime(first, startTime && formatTimes(startTime, endTime))
  return m.event_days({ from: withTime(first, startTime), to: withTime(withWeekday(endDate), shownEndTime(endTime)) })
}

/** `Sun 04/10/2026`: people plan by the day of the week, and few cards have it in a badge. */
function withWeekday(day: Day): string {
  return `${dayParts(day, getLocale()).shortWeekday}\u00A0${formatDay(day)}`
}
