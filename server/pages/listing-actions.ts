/** What can be done with a listing on its page: menus that open without a script, and buttons that `public/page.js` shows. */
import type { CityNameIn } from '../../domain/places/cities.ts'
import { calendarLinks } from '../../domain/listing/calendar-links.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { SavedListing } from '../../domain/listing/saved-listing.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { m } from '../../messages/compiled/messages.js'
import { calendarChoices } from '../../words/calendar-choices.ts'
import { mapLinks, placeOf } from '../../words/map-links.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { inLanguageOf } from './in-language-of.ts'
import type { PageRequest } from './page-route.ts'

interface ActionsParts {
  readonly request: PageRequest
  readonly cityNameIn: CityNameIn
  /** Whether it is an event that is over or cancelled. */
  readonly isClosed: boolean
}

/** Call it in the language of the request. A closed event cannot be added to a calendar. */
export function listingActions({ type, listing }: SavedListing, parts: ActionsParts): string {
  const { language } = parts.request
  const stored = `/api${shortPagePath(type, listing.id)}?cityLanguage=${language}`
  return [
    type === 'event' && !parts.isClosed ? calendarMenu(listing, parts) : '',
    `<button type="button" data-save="${type}" data-id="${listing.id}" data-listing="${stored}" data-refused="${text(m.saved_refused())}" data-unmarked="${text(m.saved_mark())}" data-marked="${text(m.saved_marked())}" aria-pressed="false" hidden>${icons.save}<span>${text(m.saved_mark())}</span></button>`,
    `<button type="button" data-share hidden>${icons.share}${text(m.page_share())}</button>`,
    `<button type="button" data-copied="${text(m.copied())}" data-refused="${text(m.page_copy_refused())}" aria-label="${text(m.page_copy())}" hidden>${icons.copy}${words(m.page_copy(), m.page_copy_short())}</button>`,
    mapMenu(listing, parts),
  ].join('')
}

/** The path of an event as a file. */
export function calendarPath({ id }: Listing): string {
  return `${shortPagePath('event', id)}.ics`
}

/** Empty for an event without days. */
function calendarMenu(listing: Listing, { request: { language, siteAddress }, cityNameIn }: ActionsParts): string {
  const links = calendarLinks({
    event: listing,
    title: titleIn(language, listing).text,
    place: placeOf(listing, language, cityNameIn),
    page: `${siteAddress}${inLanguageOf(listingPagePath('event', listing), language)}`,
    file: `${siteAddress}${calendarPath(listing)}`,
  })
  if (!links) return ''
  const choices = calendarChoices(links, calendarPath(listing)).map(({ name, address }) => [address, name] as const)
  return menu(m.page_calendar(), 'first', `${icons.calendar}${words(m.page_calendar(), m.page_calendar_short())}`, choices)
}

/** Links to several maps; empty for a listing without a town, such as an e-shop. */
function mapMenu(listing: Listing, { request: { language }, cityNameIn }: ActionsParts): string {
  const links = mapLinks(listing, language, cityNameIn).map(({ name, address }) => [address, name] as const)
  return links.length > 0 ? menu(m.listing_way(), 'next', `${icons.way}${text(m.listing_way())}`, links) : ''
}

/** A button that opens a list of links, without a script. */
function menu(name: string, look: 'first' | 'next', content: string, links: readonly (readonly [address: string, name: string])[]): string {
  const items = links.map(([address, label]) => `<li><a href="${text(address)}" rel="noopener">${text(label)}</a></li>`)
  return `<details name="actions"><summary class="${look}" aria-label="${text(name)}">${content}</summary><ul>${items.join('')}</ul></details>`
}

/** A phone shows the short words. */
function words(long: string, short: string): string {
  return `<span class="long">${text(long)}</span><span class="short">${text(short)}</span>`
}

/** The icons of the web app, from Lucide. */
const icons = {
  calendar: icon('<path d="M16 19h6M16 2v4M19 16v6M21 12.6V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.5M3 10h18M8 2v4"/>'),
  save: icon('<path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z"/>'),
  share: icon('<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="m9 14 6 3M15 7l-6 3"/>'),
  copy: icon('<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10a2 2 0 0 1 2 2"/>'),
  way: icon('<path d="m3 11 19-9-9 19-2-8z"/>'),
} as const

function icon(shapes: string): string {
  return `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" \
stroke-linecap="round" aria-hidden="true">${shapes}</svg>`
}
