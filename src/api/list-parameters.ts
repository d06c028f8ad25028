/** The query parameters of the public lists. */
import type { operations } from '../../contract/openapi.ts'
import type { Day } from '../../domain/days.ts'
import type { DaysQuery } from '../../domain/event-days.ts'
import type { Filter } from '../../domain/filter.ts'

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
}

/** Changes a filter into one that the server knows. Throws RequestFailed. */
export type ResolveFilter = (filter: Filter) => Filter | Promise<Filter>

/** For a server that knows all filters. */
export const unchanged: ResolveFilter = (filter) => filter

type Parameters<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>

/** The parameters of a list of approved listings. */
export type ListParameters = Parameters<'listApprovedEvents'>

/** The parameters of a page. */
export function pageParameters({ filter, page, size, from, to, expand }: PageQuery): ListParameters {
  return { ...namesOf(filter), from, to, ...(expand ? { expand: 'days' } : {}), limit: size, page }
}

/** The parameters of the days of a calendar. */
export function daysParameters({ filter, ...query }: DaysQuery): Parameters<'listEventDays'> {
  return { ...query, ...namesOf(filter) }
}

/** The parameters of a filter, but for its time. */
export function namesOf({ cities, regions, tags, free }: Filter): Pick<ListParameters, 'city' | 'region' | 'tag' | 'free'> {
  return {
    ...(cities.length > 0 ? { city: [...cities] } : {}),
    // Those of an address can be unknown, which the server answers.
    ...(regions ? { region: [...regions] as NonNullable<ListParameters['region']> } : {}),
    ...(tags.length > 0 ? { tag: [...tags] } : {}),
    ...(free ? { free } : {}),
  }
}
