/** The address of the page of a listing, which the server makes: `/events/123-beach-cleanup`. */
import { listingTypes, typeRegistry, type ListingType } from './listing.ts'
import { shortPagePath } from './short-page-path.ts'
import { slugOf } from '../slug.ts'

/** A listing that a path names; the slug is what follows the id, and need not be the present one. */
export interface NamedListing {
  readonly type: ListingType
  readonly id: number
  readonly slug: string
}

/** The path of the page, from the root of the site. A title without a Latin or Greek letter has no slug. */
export function listingPagePath(type: ListingType, { id, title }: { readonly id: number; readonly title: string }): string {
  const slug = slugOf(title)
  return `${shortPagePath(type, id)}${slug === '' ? '' : `-${slug}`}`
}

/** The listing that a path names; null for any other path. */
export function readListingPagePath(path: string): NamedListing | null {
  const [, folder, id, slug = ''] = /^\/(\w+)\/([1-9]\d{0,9})(?:-([a-z0-9-]*))?$/.exec(path) ?? []
  const type = listingTypes.find((each) => typeRegistry[each].segment === folder)
  return type && id ? { type, id: Number(id), slug } : null
}
