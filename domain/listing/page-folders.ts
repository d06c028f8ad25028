/** The short addresses of the pages of listings, without the title: they lead to the whole ones of `listing-page.ts`. */
import type { ListingType } from './listing.ts'

/** The first part of the path, by type. */
export const pageFolders: Readonly<Record<ListingType, string>> = {
  event: 'events',
  volunteer: 'volunteers',
  shop: 'shops',
  dine: 'dine',
}

/** The path from the root of the site: `/events/123`. */
export function shortPagePath(type: ListingType, id: number): string {
  return `/${pageFolders[type]}/${id}`
}
