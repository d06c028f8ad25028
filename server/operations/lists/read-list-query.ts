/** Reads the query of a list from the parameters of a request. */
import type { components } from '../../../contract/openapi.ts'
import type { StoredCityName } from '../../../domain/places/cities.ts'
import { filterChoices, flagNames, type Choice, type ChoiceOf, type SentParameter, type ValueOf } from '../../../domain/lists/choices.ts'
import { noFilter, withChoice, type Filter } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { withoutRegions, type TownsOfRegion } from '../../../domain/places/regions.ts'
import { isTag, isTagOf } from '../../../domain/listing/tags.ts'

type QueryParameters = components['parameters']

/** The parameters of the approved lists; some choices and `expand` are for events only. */
export type ListParameters = Readonly<
  Partial<Pick<QueryParameters, SentParameter | 'from' | 'to' | 'limit' | 'page' | 'expand' | 'cancelled' | 'cityLanguage'>>
>

/** Where the names of places are looked up. */
export interface CityLookups {
  readonly storedCityName: StoredCityName
  readonly townsOfRegion: TownsOfRegion
}

/**
 * The query, with cities by their stored names, those of the regions among them. Throws unknown-city, unknown-tag, or
 * invalid-request if the window ends before it begins.
 */
export function readListQuery(parameters: ListParameters, type: ListingType, lookups: CityLookups): ListQuery {
  const { from, to, expand } = parameters
  if (from && to && to < from) {
    throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'query', name: 'to', rule: 'before-from' }] })
  }
  const filter = withoutRegions(readFilter(parameters, lookups), lookups.townsOfRegion)
  return { filter: { ...filter, tags: filter.tags.filter(isRelevant(type, filter.tags)) }, from, to, expand: expand === 'days' }
}

type FilterParameters = Pick<ListParameters, SentParameter>

/** The filter, with cities by their stored names, its regions, and tags of any type. Throws unknown-city or unknown-tag. */
export function readFilter(parameters: FilterParameters, lookups: CityLookups): Filter {
  const named = (Object.keys(readers) as (keyof typeof readers)[]).reduce<Filter>((filter, choice) => {
    const values = parameters[filterChoices[choice].parameter]
    return values === undefined ? filter : withChoice(filter, choice, readers[choice](values as never, lookups))
  }, noFilter)
  const flags = flagNames.filter((flag) => parameters[filterChoices[flag].parameter] === true)
  return flags.reduce((filter, flag) => withChoice(filter, flag, true), named)
}

type ReadChoice = Exclude<Choice, ChoiceOf<'flag' | 'time'>>

/** How the values of a parameter become those of the filter. */
const readers: {
  readonly [Name in ReadChoice]: (values: QueryParameters[(typeof filterChoices)[Name]['parameter']], lookups: CityLookups) => ValueOf<Name>
} = {
  cities: (names, { storedCityName }) => [...new Set(names.map((name) => storedCityName(name) ?? throwUnknownCity(name)))],
  regions: (ids) => ids,
  tags: (names) => names.map(knownTag),
}

function throwUnknownCity(city: string): never {
  throw new ProblemError({ type: 'unknown-city', city, in: 'query' })
}

function knownTag(tag: string): string {
  if (!isTag(tag)) throw new ProblemError({ type: 'unknown-tag', tag, in: 'query' })
  return tag
}

/** Tags of other types match nothing. If all are such, they are kept, since a filter without tags matches everything. */
function isRelevant(type: ListingType, tags: readonly string[]): (tag: string) => boolean {
  const own = tags.filter((tag) => isTagOf(type, tag))
  return (tag) => own.length === 0 || own.includes(tag)
}
