/** The addresses at which other apps follow a list, and the code that shows it on other sites. */
import { filterPairs, filterParameters, type Filter } from './filter.ts'
import type { Language } from '../languages.ts'
import { hasField, typeRegistry, type ListingType } from '../listing/listing.ts'

/** A list as a visitor sees it. */
export interface SeenList {
  readonly type: ListingType
  readonly filter: Filter
  /** The language of names and facts in what other apps read. */
  readonly language: Language
}

/** Where a list can be followed. */
export interface FollowedAddresses {
  /** The calendar; null for types without days. */
  readonly calendar: string | null
  readonly atom: string
  readonly json: string
}

/** `server` is the address of the server without a trailing slash. */
export function followedAddresses(server: string, list: SeenList): FollowedAddresses {
  const addressOf = (format: string) => `${server}/feeds/${typeRegistry[list.type].segment}.${format}${queryOf(list)}`
  return { calendar: hasField(list.type, 'startDate') ? addressOf('ics') : null, atom: addressOf('atom'), json: addressOf('json') }
}

/** The address that opens a calendar app, which then subscribes. */
export function calendarAppAddress(calendar: string): string {
  return calendar.replace(/^https?:/, 'webcal:')
}

/** The markup that shows the list on a page of another site. */
export function embeddingCode(server: string, { type, filter, language }: SeenList): string {
  const attributes = [
    `type="${type}"`,
    ...filterParameters(filter).map(([name, value]) => (value === 'true' ? name : `${name}="${[value].flat().join(', ')}"`)),
    `lang="${language}"`,
    'count="5"',
  ]
  return `<script src="${server}/embed.js" async></script>\n<prasino-list ${attributes.join(' ')}></prasino-list>`
}

function queryOf({ filter, language }: SeenList): string {
  const pairs = [...filterPairs(filter), ['lang', language] as const]
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
