/** The query parameters of the public lists. */
import type { components, operations } from '../../contract/openapi.ts'
import type { Day } from '../../domain/days/days.ts'
import type { Moment } from '../../domain/days/times.ts'
import type { DaysQuery } from '../../domain/days/event-days.ts'
import { declarationOf, type SentParameter } from '../../domain/lists/choices.ts'
import { choicesIn, withWhen, type Filter } from '../../domain/lists/filter.ts'
import { languages, type Language } from '../../domain/languages.ts'

/**
 * `page` counts from 1 and has `size` entries; `from` and `to` are the first and the last day; with `expand` an event has an entry
 * for each day.
 */
export interface PageQuery {
  readonly filter: Filter
  readonly page: number
  readonly size: number
  readonly from?: Day
  readonly to?: Day
  readonly expand?: boolean
  /** Whether cancelled events are listed; requires the offer `cancellation`. */
  readonly cancelled?: boolean
  /** By which a whole list is ordered. A server that sends pages has a clock of its own. */
  readonly now?: Moment
}

/** Changes a filter into one that the server knows. Throws RequestFailed. */
export type ResolveFilter = (filter: Filter) => Filter | Promise<Filter>

/** For a server that knows all filters. */
export const unchanged: ResolveFilter = (filter) => filter

/** How the lists of a server are read. */
export interface Reading {
  /** The language in which it names cities; any but the default requires the offer `city-language`. */
  readonly language: Language
  readonly resolve: ResolveFilter
  /** Puts the towns of regions in their place, for whole lists that are filtered here. */
  readonly withoutRegions: ResolveFilter
}

/** Cities have their stored names, and the server knows all filters. */
export const defaultReading: Reading = { language: languages[0], resolve: unchanged, withoutRegions: unchanged }

type Parameters<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>

type FilterParameters = Partial<Pick<components['parameters'], SentParameter>>

/** The parameters of a list of approved listings, with the choices of all types. */
export type ListParameters = Parameters<'listApprovedEvents'> & FilterParameters

/** The parameters of a page, with cities in this language. */
export function pageParameters({ filter, page, size, from, to, ...query }: PageQuery, language: Language): ListParameters {
  const entries: ListParameters = { ...(query.expand && { expand: 'days' }), ...(query.cancelled && { cancelled: 'include' }) }
  return { ...namesOf(filter), from, to, ...entries, limit: size, page, ...citiesIn(language) }
}

/** The parameters of the days of a calendar, with cities in this language. */
export function daysParameters({ filter, ...query }: DaysQuery, language: Language): Parameters<'listEventDays'> {
  return { ...query, ...namesOf(filter), ...citiesIn(language) }
}

/** The parameter for cities in this language; none for their stored names. */
export function citiesIn(language: Language): { cityLanguage?: Language } {
  return language === languages[0] ? {} : { cityLanguage: language }
}

/** The parameters of a filter, but for its time. Unknown regions of an address are sent too: the server answers that it has none. */
export function namesOf(filter: Filter): FilterParameters {
  const timeless = withWhen(filter, null)
  return Object.fromEntries(choicesIn(timeless).map((choice) => [declarationOf(choice).parameter, timeless[choice]]))
}
