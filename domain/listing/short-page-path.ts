/** The short addresses of the pages of listings, without the title: they lead to the whole ones of `listing-page.ts`. */
import { typeRegistry, type ListingType } from './listing.ts'

/** The path from the root of the site: `/events/123`. */
export function shortPagePath(type: ListingType, id: number): string {
  return `/${typeRegistry[type].segment}/${id}`
}
