/** Where a listing is, and for an event when and for how much. */
import { CalendarDays, MapPin, Ticket } from 'lucide-react'
import { formatCost, formatDay } from '../../../domain/format.ts'
import type { Listing, ListingType } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './entry-facts.module.css'

interface EntryFactsProps {
  readonly listing: Listing
  readonly type: ListingType
}

export function EntryFacts({ listing, type }: EntryFactsProps) {
  const place = [listing.city, listing.address].filter(Boolean).join(', ')
  return (
    <ul className={styles.facts}>
      {place && (
        <li>
          <MapPin />
          {place}
        </li>
      )}
      {type === 'event' && (
        <>
          <li>
            <CalendarDays />
            {daysOf(listing)}
          </li>
          <li>
            <Ticket />
            {formatCost(listing.cost) ?? m.cost_free()}
          </li>
        </>
      )}
    </ul>
  )
}

function daysOf({ startDate, endDate }: Listing): string {
  if (!startDate) return m.event_undated()
  if (!endDate || endDate === startDate) return formatDay(startDate)
  return m.event_days({ from: formatDay(startDate), to: formatDay(endDate) })
}
