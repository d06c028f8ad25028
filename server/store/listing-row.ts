/** How a row of the listing table becomes a listing of its type. */
import type { Selectable } from 'kysely'
import type { ListingOf, ListingType } from '../../domain/listing.ts'
import { tagsOf } from '../../domain/tags.ts'
import type { ListingTable } from '../database/schema.ts'

/** What is read of a listing: its columns, and its tags in any order. */
export type ListingRow = Pick<
  Selectable<ListingTable>,
  'id' | 'title' | 'description' | 'city' | 'address' | 'link' | 'approved' | 'start_date' | 'end_date' | 'cost'
> & { readonly tags: readonly string[] }

/** The columns of a ListingRow but its tags, to select from a table that is called `listing`. */
export const listingColumns = [
  'listing.id', 'listing.title', 'listing.description', 'listing.city', 'listing.address', 'listing.link',
  'listing.approved', 'listing.start_date', 'listing.end_date', 'listing.cost',
] as const

/** Makes the listing of a type; its tags come in the order of the vocabulary. */
export const listingOf: { readonly [Type in ListingType]: (row: ListingRow) => ListingOf<Type> } = {
  event: (row) => ({ ...common(row, 'event'), startDate: row.start_date, endDate: row.end_date, cost: row.cost }),
  volunteer: (row) => common(row, 'volunteer'),
  shop: (row) => common(row, 'shop'),
  dine: (row) => common(row, 'dine'),
}

function common({ id, title, description, city, address, link, approved, tags }: ListingRow, type: ListingType) {
  return { id, title, description, city, address, link, tags: inOrder(type, tags), approved }
}

function inOrder(type: ListingType, tags: readonly string[]): { name: string }[] {
  return tagsOf(type).filter((tag) => tags.includes(tag)).map((name) => ({ name }))
}
