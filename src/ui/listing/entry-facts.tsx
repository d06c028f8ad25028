/** Where a listing is, and what only its type says: of an event when and for how much. */
import { CalendarDays, MapPin, Ticket, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCost, formatDay, formatTimes, withTime } from '../../../domain/format.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import { typeRegistry, type Listing, type ListingType, type OwnField } from '../../../domain/listing/listing.ts'
import { shownEndTime } from '../../../domain/days/times.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { cityName } from '../city-names.ts'
import styles from './entry-facts.module.css'

interface EntryFactsProps {
  readonly listing: Listing
  readonly type: ListingType
  /** The name of the city, if it is shown in another way. */
  readonly town?: ReactNode
}

export function EntryFacts({ listing, type, town }: EntryFactsProps) {
  const { city, address } = listing
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
      {(Object.keys(typeRegistry[type].ownFields) as OwnField[]).map((field) => {
        const { Icon, text } = ownFacts[field](listing)
        return (
          text && (
            <li key={field}>
              <Icon />
              {text}
            </li>
          )
        )
      })}
    </ul>
  )
}

interface Fact {
  readonly Icon: LucideIcon
  /** Null where there is nothing to say. */
  readonly text: string | null
}

const nothing: Fact = { Icon: CalendarDays, text: null }

/** The last day and the times are told with the first day. */
const ownFacts: Readonly<Record<OwnField, (listing: Listing) => Fact>> = {
  startDate: (listing) => ({ Icon: CalendarDays, text: daysOf(listing) }),
  endDate: () => nothing,
  startTime: () => nothing,
  endTime: () => nothing,
  cost: ({ cost }) => ({ Icon: Ticket, text: formatCost(cost, getLocale()) ?? m.cost_free() }),
}

function daysOf({ startDate, endDate, startTime, endTime }: Listing): string {
  if (!startDate) return m.event_undated()
  if (!endDate || endDate === startDate) return withTime(formatDay(startDate), startTime && formatTimes(startTime, endTime))
  return m.event_days({ from: withTime(formatDay(startDate), startTime), to: withTime(formatDay(endDate), shownEndTime(endTime)) })
}
