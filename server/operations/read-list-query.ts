/** What a list is asked for, from the parameters of its address. */
import type { components } from '../../contract/openapi.ts'
import type { StoredCityName } from '../../domain/cities.ts'
import type { Filter } from '../../domain/filter.ts'
import type { ListQuery } from '../../domain/list-query.ts'
import type { ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { isTag, isTagOf } from '../../domain/tags.ts'

type Known = components['parameters']

/** The parameters of the four approved lists; only that of the events takes `expand`. */
export type ListParameters = Readonly<Partial<Pick<Known, 'city' | 'tag' | 'from' | 'to' | 'limit' | 'page' | 'expand'>>>

/**
 * The query in the words that listings are stored in.
 * Throws unknown-city, unknown-tag, or invalid-request for a window that ends before it begins.
 */
export function readListQuery(parameters: ListParameters, type: ListingType, storedCityName: StoredCityName): ListQuery {
  const { from, to, expand } = parameters
  if (from && to && to < from) {
    throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'query', name: 'to', rule: 'before-from' }] })
  }
  const { cities, tags } = readFilter(parameters, storedCityName)
  return { filter: { cities, tags: tags.filter(carriedBy(type, tags)) }, from, to, expand: expand === 'days' }
}

/** The filter in the same words, over all types. Throws unknown-city or unknown-tag. */
export function readFilter({ city = [], tag = [] }: Pick<ListParameters, 'city' | 'tag'>, storedCityName: StoredCityName): Filter {
  return { cities: city.map((name) => storedCityName(name) ?? refuseCity(name)), tags: tag.map(known) }
}

function refuseCity(city: string): never {
  throw new ProblemError({ type: 'unknown-city', city, in: 'query' })
}

function known(tag: string): string {
  if (!isTag(tag)) throw new ProblemError({ type: 'unknown-tag', tag, in: 'query' })
  return tag
}

/** A tag of another type finds nothing; one such must stay, lest an empty choice let everything through. */
function carriedBy(type: ListingType, tags: readonly string[]): (tag: string) => boolean {
  const own = tags.filter((tag) => isTagOf(type, tag))
  return (tag) => own.length === 0 || own.includes(tag)
}
