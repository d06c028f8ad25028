/** Writes events as iCalendar, RFC 5545. */
import { calendarTimes, type CalendarTimes } from '../../domain/days/calendar-times.ts'
import { isTown, type CityNameIn } from '../../domain/places/cities.ts'
import type { Language } from '../../domain/languages.ts'
import type { FieldReadBy } from '../../domain/listing/field-registry.ts'
import { isCancelled } from '../../domain/listing/cancellation.ts'
import { addressIn, descriptionIn, languageOfListing, type Worded } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { shownTitle } from '../../words/shown-title.ts'
import { athens, athensZone } from './athens-zone.ts'
import { escapeText, joinLines } from './calendar-lines.ts'

/** An event with the history that calendar apps compare. */
export interface CalendarEvent {
  readonly listing: Listing
  /** The number of changes. */
  readonly changes: number
  readonly updatedAt: Date
  /** Whether it was public and is not any more. */
  readonly isGone?: boolean
}

export interface Calendar {
  readonly name: string
  readonly product: string
  /** Without a trailing slash. */
  readonly siteAddress: string
  readonly cityNameIn: CityNameIn
  /** The language of the texts; null if each event has its own. */
  readonly language: Language | null
  readonly events: readonly CalendarEvent[]
}

interface FieldTexts {
  readonly property: 'DESCRIPTION' | 'LOCATION' | 'CATEGORIES'
  readonly texts: (listing: Listing, language: Language, cityNameIn: CityNameIn) => string | readonly string[] | null
}

/** The texts that each field adds to a property, in their order there. Days and times have properties of their own. */
const fieldTexts: Readonly<Record<Exclude<FieldReadBy<'calendar'>, 'startDate'>, FieldTexts>> = {
  link: { property: 'DESCRIPTION', texts: ({ link }) => link || null },
  address: { property: 'LOCATION', texts: ({ address }, language) => (address ? addressIn(language, address) : null) },
  city: { property: 'LOCATION', texts: ({ city }, language, cityNameIn) => (isTown(city) ? cityNameIn(city, language) : null) },
  tags: { property: 'CATEGORIES', texts: ({ tags }) => tags.map(({ name }) => m.tag_name({ tag: name })) },
}

const textsOfProperty = (property: FieldTexts['property']) =>
  Object.values<FieldTexts>(fieldTexts).flatMap((each) => (each.property === property ? [each.texts] : []))

const propertyTexts = {
  DESCRIPTION: textsOfProperty('DESCRIPTION'),
  LOCATION: textsOfProperty('LOCATION'),
  CATEGORIES: textsOfProperty('CATEGORIES'),
} as const satisfies Readonly<Record<FieldTexts['property'], readonly FieldTexts['texts'][]>>

/** How long an app should wait before it asks again. */
const refresh = 'PT4H'

/** Events without a date are left out. */
export function calendarText(calendar: Calendar): string {
  const dated = calendar.events.flatMap((event) => {
    const times = calendarTimes(event.listing)
    return times ? [{ event, times }] : []
  })
  const name = escapeText(calendar.name)
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(calendar.product)}//Calendar//EN`,
    // NAME and REFRESH-INTERVAL are of RFC 7986; older apps know the others.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...(dated.some(({ times }) => !times.isWholeDays) ? athensZone : []),
  ]
  // Each event is written as a whole: the lines of 500 would be objects that the collector of garbage copies again and again.
  const events = dated.map(({ event, times }) => joinLines(eventLines(event, times, calendar)))
  return [joinLines(head), ...events, joinLines(['END:VCALENDAR'])].join('')
}

function eventLines({ listing, changes, updatedAt, isGone }: CalendarEvent, times: CalendarTimes, calendar: Calendar): string[] {
  const { siteAddress, cityNameIn } = calendar
  const language = calendar.language ?? languageOfListing(listing)
  const description = descriptionIn(language, listing)
  const textsOf = (property: FieldTexts['property']) =>
    propertyTexts[property].flatMap((texts) => texts(listing, language, cityNameIn) ?? [])
  const words = [listing.cancellation?.note, description.text, ...textsOf('DESCRIPTION')].filter(Boolean).join('\n\n')
  const place = textsOf('LOCATION').join(', ').replaceAll(/\s*[\r\n]+\s*/g, ', ')
  const tags = inLanguage(language, () => textsOf('CATEGORIES')).map(escapeText)
  const type = times.isWholeDays ? ';VALUE=DATE' : `;TZID=${athens}`
  return [
    'BEGIN:VEVENT',
    `UID:listing-${listing.id}@${new URL(siteAddress).hostname}`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${moment(updatedAt)}`,
    `LAST-MODIFIED:${moment(updatedAt)}`,
    `DTSTART${type}:${times.start}`,
    `DTEND${type}:${times.end}`,
    // Who follows a list does not take part in all that it has.
    'TRANSP:TRANSPARENT',
    wordedLine('SUMMARY', inLanguage(language, () => shownTitle(language, listing))),
    ...(words === '' ? [] : [wordedLine('DESCRIPTION', { ...description, text: words })]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${siteAddress}${listingPagePath('event', listing)}`,
    ...(tags.length === 0 ? [] : [`CATEGORIES;LANGUAGE=${language}:${tags.join(',')}`]),
    `STATUS:${isGone || isCancelled(listing) ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function wordedLine(name: string, { text, language }: Worded): string {
  return `${name};LANGUAGE=${language}:${escapeText(text)}`
}

/** A moment in UTC: `20270301T093000Z`. */
function moment(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
