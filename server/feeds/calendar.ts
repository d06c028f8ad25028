/** Writes events as iCalendar, RFC 5545. */
import ical, { ICalEventStatus, type ICalCalendar, type ICalEventData } from 'ical-generator'
import type { CityNameIn } from '../../domain/cities.ts'
import type { Language } from '../../domain/languages.ts'
import { descriptionIn, languageOfListing, titleIn } from '../../domain/listing-language.ts'
import { listingPagePath } from '../../domain/listing-page.ts'
import type { Listing } from '../../domain/listing.ts'
import { inLanguage } from '../../messages/in-language.ts'
import { m } from '../../messages/compiled/messages.js'
import { athens, athensZone } from './athens-zone.ts'
import { calendarTimes, type EventTimes } from './calendar-times.ts'

/** An event with the history that calendar apps compare. */
export interface CalendarEvent {
  readonly listing: Listing & EventTimes
  /** The number of changes. */
  readonly changes: number
  readonly updatedAt: Date
  /** Whether it was public and is not any more. */
  readonly isCancelled?: boolean
}

export interface Calendar {
  readonly name: string
  readonly product: string
  /** Without a trailing slash. */
  readonly siteAddress: string
  readonly cityNameIn: CityNameIn
  /** That of the texts; null: each event in its own. */
  readonly language: Language | null
  readonly events: readonly CalendarEvent[]
}

/** How long an app should wait before it asks again. */
const refreshInSeconds = 4 * 60 * 60

/** Events without a date are left out. */
export function calendarText(calendar: Calendar): string {
  const written: ICalCalendar = ical({
    name: escaped(calendar.name),
    prodId: { company: escaped(calendar.product), product: 'Calendar', language: 'EN' },
    ttl: refreshInSeconds,
    // The zone belongs to each event: with a zone of the calendar, moments such as DTSTAMP would not be in UTC.
    timezone: { name: null, generator: () => athensZone },
  })
  for (const event of calendar.events) {
    const data = eventData(event, calendar)
    if (data) written.createEvent(data)
  }
  return `${written.toString()}\r\n`
}

function eventData({ listing, changes, updatedAt, isCancelled }: CalendarEvent, calendar: Calendar): ICalEventData | null {
  const times = calendarTimes(listing)
  if (!times) return null
  const { siteAddress, cityNameIn } = calendar
  const language = calendar.language ?? languageOfListing(listing)
  const { city, address } = listing
  const place = [address, city && cityNameIn(city, language)].filter(Boolean).join(', ').replaceAll(/\s*[\r\n]+\s*/g, ', ')
  return {
    id: `listing-${listing.id}@${new URL(siteAddress).hostname}`,
    sequence: changes,
    stamp: updatedAt,
    lastModified: updatedAt,
    start: times.start,
    end: times.end,
    allDay: times.isWholeDays,
    timezone: times.isWholeDays ? null : athens,
    summary: titleIn(language, listing).text,
    description: [descriptionIn(language, listing).text, listing.link].filter(Boolean).join('\n\n'),
    location: place || null,
    url: `${siteAddress}${listingPagePath('event', listing)}`,
    categories: listing.tags.map(({ name }) => ({ name: inLanguage(language, () => m.tag_name({ tag: name })) })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/** ical-generator escapes the values of events, but not those of the calendar. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}
