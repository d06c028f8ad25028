/**
 * Builds and parses the addresses of the screens. Their paths are in `domain/paths.ts`; an address that only its own screen writes
 * and reads is beside its route.
 */
import { isCalendarDay, isCalendarView, type CalendarView, type EventsMode } from '../domain/days/calendar.ts'
import { isDay, type Day } from '../domain/days/days.ts'
import { choicesOf } from '../domain/lists/choices.ts'
import { filterParameters, noFilter, readFilter, withWhen, type Filter } from '../domain/lists/filter.ts'
import { isListingType, listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { memberPaths, paths, screenAddress, tokenParameter, withoutPunctuation, type Path } from '../domain/paths.ts'
import { present, valuesOf, wholeNumber } from '../domain/query-values.ts'
import { searchText } from '../domain/search/search-text.ts'

/** The query of an address, as parsed by the router: one or several values per name. */
export type Search = Readonly<Record<string, string | readonly string[]>>

/** The address of a list that has pages only. `page` counts from 1. */
export interface PageAddress {
  readonly page: number
}

/** The address of a list with a filter. */
export interface ListAddress extends PageAddress {
  readonly filter: Filter
}

/** The address of the screens of volunteering, shops and dining. `listing` is the id of the listing in the modal. */
export interface PostsAddress extends ListAddress {
  readonly listing: number | null
}

/**
 * The address of the events screen. `date` is null for today; `event` is the id of the event in the modal. The calendar shows the
 * days that it is opened at, so only the list has a filter by time.
 */
export interface EventsAddress extends ListAddress {
  readonly mode: EventsMode
  readonly view: CalendarView
  readonly date: Day | null
  readonly event: number | null
}

/** The address of the search. `type` is the one that is shown; null for all. */
export interface SearchAddress extends PageAddress {
  readonly text: string
  readonly type: ListingType | null
}

/** The address of the audit log. `listing` is the id of one listing; null for all entries. */
export interface AuditAddress extends PageAddress {
  readonly listing: number | null
}

/** The screen to open after the login. */
export interface NextAddress {
  readonly path: Path
  readonly search: Search
}

const defaultListAddress: ListAddress = { filter: noFilter, page: 1 }

export const defaultPostsAddress: PostsAddress = { ...defaultListAddress, listing: null }

export const defaultEventsAddress: EventsAddress = {
  ...defaultListAddress,
  mode: 'calendar',
  view: 'month',
  date: null,
  event: null,
}

const defaultNextAddress: NextAddress = { path: paths.addSomethingGreen, search: {} }

/** Reads the page of a list. An invalid one is the first. */
export function readPageAddress(search: Search): PageAddress {
  return { page: wholeNumber(search, 'page') ?? 1 }
}

/** The query of a page. The first is omitted. */
export function pageSearch({ page }: PageAddress): Search {
  return present({ page: page === 1 ? null : String(page) })
}

/** Reads the address of a list of this type; null for one of all types. Invalid values are ignored. */
export function readListAddress(search: Search, type: ListingType | null): ListAddress {
  return { filter: readFilter(search, choicesOf(type)), ...readPageAddress(search) }
}

/** Reads the address of a screen of volunteering, shops or dining. */
export function readPostsAddress(search: Search, type: ListingType): PostsAddress {
  return { ...readListAddress(search, type), listing: wholeNumber(search, 'listing') }
}

/** Reads the address of the events screen. An invalid date is today, an invalid range any time. A time leads to the list. */
export function readEventsAddress(search: Search): EventsAddress {
  const view = valuesOf(search, 'view')[0]
  const date = valuesOf(search, 'date')[0]
  const list = readListAddress(search, 'event')
  return {
    ...list,
    mode: list.filter.when !== undefined || valuesOf(search, 'mode')[0] === 'list' ? 'list' : 'calendar',
    view: isCalendarView(view) ? view : 'month',
    date: isDay(date) && isCalendarDay(date) ? date : null,
    event: wholeNumber(search, 'event'),
  }
}

/** The query of a list. Default values are omitted. */
export function listSearch({ filter, page }: ListAddress): Search {
  return { ...present(Object.fromEntries(filterParameters(filter))), ...pageSearch({ page }) }
}

/** The query of a screen of volunteering, shops or dining. */
export function postsSearch(address: PostsAddress): Search {
  return { ...listSearch(address), ...present({ listing: address.listing === null ? null : String(address.listing) }) }
}

/** The query of the events screen. */
export function eventsSearch(address: EventsAddress): Search {
  const filter = address.mode === 'list' ? address.filter : withWhen(address.filter, null)
  return {
    ...present({
      mode: address.mode === 'list' ? 'list' : null,
      view: address.view === 'month' ? null : address.view,
      date: address.date,
    }),
    ...listSearch({ ...address, filter }),
    ...present({ event: address.event === null ? null : String(address.event) }),
  }
}

/** Reads the address of the search. All types together have one page. */
export function readSearchAddress(search: Search): SearchAddress {
  const type = valuesOf(search, 'type').find(isListingType) ?? null
  return { text: searchText(valuesOf(search, 'q')[0] ?? ''), type, page: type === null ? 1 : readPageAddress(search).page }
}

/** The query of the search. */
export function searchSearch({ text, type, page }: SearchAddress): Search {
  return { ...present({ q: text, type }), ...pageSearch({ page: type === null ? 1 : page }) }
}

/** Reads the address of the audit log. */
export function readAuditAddress(search: Search): AuditAddress {
  return { listing: wholeNumber(search, 'listing'), ...readPageAddress(search) }
}

/** The query of the audit log. */
export function auditSearch({ listing, page }: AuditAddress): Search {
  return { ...present({ listing: listing === null ? null : String(listing) }), ...pageSearch({ page }) }
}

/**
 * Whether a screen can name cities that no answer of the server names in the language of the reader. Answers to signed-in people have
 * the stored names, and so have the results of the search and the filter of an address.
 */
export function needsCityNames(path: string, search: Search): boolean {
  return memberPaths.includes(path) || path === paths.search || namesPlaces(search)
}

/** Whether an address names cities or regions, which are looked up before its screen is shown. */
export function namesPlaces({ city, region }: Search): boolean {
  return city !== undefined || region !== undefined
}

/** Reads the secret of a link from a mail, without the punctuation that mail programs add; null if the address has none. */
export function readToken(search: Search, parameter: string = tokenParameter): string | null {
  return withoutPunctuation(valuesOf(search, parameter)[0] ?? '') || null
}

/** Reads the screen to open after the login. The default replaces an unknown path, another site, and the login itself. */
export function readNextAddress(search: Search): NextAddress {
  const [next, query] = splitOnce(valuesOf(search, 'next')[0] ?? '', '?')
  const path = Object.values(paths).find((each) => each === next && each !== paths.login)
  return path ? { path, search: parseSearch(query) } : defaultNextAddress
}

/** The query of a login that opens this address afterwards. */
export function loginSearch({ path, search }: NextAddress): Search {
  return present({ next: path === defaultNextAddress.path ? null : `${path}${stringifySearch(search)}` })
}

/** The `href` of a link: `#/shop?city=Athens`. */
export function href(path: Path, search: Search = {}): string {
  return screenAddress(path, stringifySearch(search))
}

/** The `href` of each list, by its path without the slash, as texts name them: `<shop>shops</shop>`. */
export function listLinks(): Readonly<Record<string, string>> {
  return Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path.slice(1), href(typeRegistry[type].path)]))
}

/** Parses a query, with or without `?`. */
export function parseSearch(query: string): Search {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]))
}

/** Formats a query with `?`; empty for an empty query. */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams(Object.keys(search).flatMap((name) => valuesOf(search, name).map((value) => [name, value])))
  return parameters.size === 0 ? '' : `?${parameters}`
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)]
}
