/** What leads from an event that is over to others, on its page and in its modal. */
import type { Listing } from '../listing/listing.ts'
import { noFilter, type Filter } from './filter.ts'

/** How many similar events are shown. */
export const maxSimilar = 3

/**
 * The filters of similar events: those with one of its tags, in its town, then anywhere. The first that finds some is shown. An event
 * without tags is like no other.
 */
export function similarFilters({ city, tags }: Pick<Listing, 'city' | 'tags'>): Filter[] {
  if (tags.length === 0) return []
  const anywhere = { ...noFilter, tags: tags.map(({ name }) => name) }
  return city ? [{ ...anywhere, cities: [city] }, anywhere] : [anywhere]
}
