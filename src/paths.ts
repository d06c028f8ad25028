/** Builds and reads the addresses of the screens, out of the paths in `domain/paths.ts`. */
import { isCalendarDay, isCalendarView, type CalendarView, type EventsMode } from '../domain/calendar.ts'
import { isDay, type Day } from '../domain/days.ts'
import { noFilter, type Filter } from '../domain/filter.ts'
import type { ListingState } from '../domain/listing.ts'
import { paths, screenAddress, tokenParameter, type Path } from '../domain/paths.ts'
import { isTag } from '../domain/tags.ts'
import { isUserSort, searchOf, type UserQuery } from '../domain/user.ts'

/** The query part of an address as the router hands it over: a value, or several of the same name. */
export type Search = Readonly<Record<string, string | readonly string[]>>

/** What the address of a list says. `page` counts from 1. */
export interface ListAddress {
  readonly filter: Filter
  readonly page: number
}

/** What the address of the events screen says; `date` is null for today, `event` is the id of the opened one. */
export interface EventsAddress extends ListAddress {
  readonly mode: EventsMode
  readonly view: CalendarView
  readonly date: Day | null
  readonly event: number | null
}

/** What the address of the list of users says. `page` counts from 1. */
export interface UsersAddress extends UserQuery {
  readonly page: number
}

/** What the address of the audit log says; `listing` is the id of the one it tells of, null for all there is. */
export interface AuditAddress {
  readonly listing: number | null
  readonly page: number
}

/** What the address of Manage Posts says: which list is shown. */
export interface ModerationAddress extends ListAddress {
  readonly state: ListingState
}

/** Where signing in leads: one of the site's own screens, as it was wanted. */
export interface NextAddress {
  readonly path: Path
  readonly search: Search
}

export const defaultListAddress: ListAddress = { filter: noFilter, page: 1 }

export const defaultEventsAddress: EventsAddress = {
  ...defaultListAddress,
  mode: 'calendar',
  view: 'month',
  date: null,
  event: null,
}

const defaultNextAddress: NextAddress = { path: paths.addSomethingGreen, search: {} }

/** Reads a list's address; an invalid value falls back to the first page or to no choice. */
export function readListAddress(search: Search): ListAddress {
  return {
    filter: { cities: valuesOf(search, 'city'), tags: valuesOf(search, 'tag').filter(isTag) },
    page: wholeNumber(search, 'page') ?? 1,
  }
}

/** Reads the events screen's address; a date that does not exist or is out of range is today. */
export function readEventsAddress(search: Search): EventsAddress {
  const view = valuesOf(search, 'view')[0]
  const date = valuesOf(search, 'date')[0]
  return {
    ...readListAddress(search),
    mode: valuesOf(search, 'mode')[0] === 'list' ? 'list' : 'calendar',
    view: isCalendarView(view) ? view : 'month',
    date: isDay(date) && isCalendarDay(date) ? date : null,
    event: wholeNumber(search, 'event'),
  }
}

/** The query part for a list; what is as by default stays out of the address. */
export function listSearch({ filter, page }: ListAddress): Search {
  return present({ city: filter.cities, tag: filter.tags, page: page === 1 ? null : String(page) })
}

/** The query part for the events screen. */
export function eventsSearch(address: EventsAddress): Search {
  return {
    ...present({
      mode: address.mode === 'list' ? 'list' : null,
      view: address.view === 'month' ? null : address.view,
      date: address.date,
    }),
    ...listSearch(address),
    ...present({ event: address.event === null ? null : String(address.event) }),
  }
}

/** Reads the address of the list of users; an order that does not exist is the one by id. */
export function readUsersAddress(search: Search): UsersAddress {
  const sort = valuesOf(search, 'sort')[0]
  return {
    search: searchOf(valuesOf(search, 'q')[0] ?? ''),
    sort: isUserSort(sort) ? sort : 'id',
    page: wholeNumber(search, 'page') ?? 1,
  }
}

/** The query part for the list of users. */
export function usersSearch({ search, sort, page }: UsersAddress): Search {
  return present({ q: search, sort: sort === 'id' ? null : sort, page: page === 1 ? null : String(page) })
}

/** Reads the address of the audit log. */
export function readAuditAddress(search: Search): AuditAddress {
  return { listing: wholeNumber(search, 'listing'), page: wholeNumber(search, 'page') ?? 1 }
}

/** The query part for the audit log. */
export function auditSearch({ listing, page }: AuditAddress): Search {
  return present({ listing: listing === null ? null : String(listing), page: page === 1 ? null : String(page) })
}

/** Reads the address of Manage Posts; without a list it is that of those that wait. */
export function readModerationAddress(search: Search): ModerationAddress {
  const list = valuesOf(search, 'list')[0]
  return { ...readListAddress(search), state: list === 'approved' || list === 'rejected' ? list : 'pending' }
}

/** The query part for Manage Posts. */
export function moderationSearch(address: ModerationAddress): Search {
  return { ...present({ list: address.state === 'pending' ? null : address.state }), ...listSearch(address) }
}

/** Reads which type of listing somebody wants to add; null where the address leaves it open. */
export function readSubmissionType(search: Search): string | null {
  return valuesOf(search, 'type')[0] ?? null
}

/** The query part for adding a listing of this type. */
export function submissionSearch(type: string): Search {
  return present({ type })
}

/** Reads the secret of a link that came by mail; null without one. */
export function readToken(search: Search): string | null {
  return valuesOf(search, tokenParameter)[0] ?? null
}

/** Reads where the login leads to; what is none of the site's own screens, or the login itself, falls back to the default. */
export function readNextAddress(search: Search): NextAddress {
  const [wanted = '', query] = splitOnce(valuesOf(search, 'next')[0] ?? '', '?')
  const path = Object.values(paths).find((each) => each === wanted && each !== paths.login)
  return path ? { path, search: parseSearch(query) } : defaultNextAddress
}

/** The query part for the login that leads on to this address. */
export function loginSearch({ path, search }: NextAddress): Search {
  return present({ next: path === defaultNextAddress.path ? null : `${path}${stringifySearch(search)}` })
}

/** An address to put into a link: `#/shop?city=Athens`. */
export function href(path: Path, search: Search = {}): string {
  return screenAddress(path, stringifySearch(search))
}

/** Parses the query part, with or without its question mark. */
export function parseSearch(query: string): Search {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]))
}

/** Writes a query part, question mark included; nothing for an empty one. */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams(Object.keys(search).flatMap((name) => valuesOf(search, name).map((value) => [name, value])))
  return parameters.size === 0 ? '' : `?${parameters}`
}

function valuesOf(search: Search, name: string): string[] {
  const value = search[name]
  const values = value === undefined ? [] : typeof value === 'string' ? [value] : [...value]
  return [...new Set(values.filter((text) => text !== ''))]
}

function wholeNumber(search: Search, name: string): number | null {
  const text = valuesOf(search, name)[0] ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)]
}

function present(search: Record<string, string | readonly string[] | null>): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== null && value.length > 0)) as Search
}
