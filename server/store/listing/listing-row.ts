/** Converts rows of the listing table to listings, and listings to columns. */
import type { Insertable, Selectable } from 'kysely'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { fieldsOf, perField } from '../../../domain/listing/listing-fields.ts'
import type { Cancellation, ListingFields, ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { columnOf, type ListingTable } from '../../database/listing-tables.ts'

/** The name of a field with a column. */
export type ColumnField = keyof typeof columnOf

type FieldColumn = (typeof columnOf)[ColumnField]

/** The columns that are read of a listing, and its tags in any order. */
export type ListingRow = Pick<Selectable<ListingTable>, 'id' | 'state' | FieldColumn | CancellationColumn> & {
  readonly tags: readonly string[]
}

type CancellationColumn = 'cancelled_at' | 'cancel_note'

/** The columns of a cancellation. */
export type CancellationRow = Pick<Selectable<ListingTable>, CancellationColumn>

/** The columns of a ListingRow without the tags, for a table with the name or alias `listing`. */
export const listingColumns = (['id', 'state', 'cancelled_at', 'cancel_note', ...Object.values(columnOf)] as const)
  .map((column) => `listing.${column}` as const)

/** Converts a row to a listing of its type; the tags are in the order of the vocabulary. */
export function listingOf<Type extends ListingType>(type: Type, row: ListingRow): ListingOf<Type> {
  const { id, state, tags } = row
  const valueOf = (field: ListingField) => (field === 'tags' ? inOrder(type, tags) : row[columnOf[field]])
  const fields = perField(fieldsOf(type), valueOf)
  return { id, ...fields, approved: state === 'approved', ...cancellationIn(row) } as unknown as ListingOf<Type>
}

/** The property `cancellation`; none unless it is cancelled. */
export function cancellationIn({ cancelled_at: at, cancel_note: note }: CancellationRow): { readonly cancellation?: Cancellation } {
  return at ? { cancellation: { at: at.toISOString(), note } } : {}
}

/** The columns of the fields; null for a field that the type does not have. A listing without a language gets that of most letters. */
export function columnsOf(fields: ListingFields): Pick<Insertable<ListingTable>, FieldColumn> {
  const columns = Object.entries(columnOf).map(([field, column]) => [column, fields[field as ColumnField] ?? null])
  return { ...(Object.fromEntries(columns) as Pick<Insertable<ListingTable>, FieldColumn>), language: languageOfListing(fields) }
}

function inOrder(type: ListingType, tags: readonly string[]): { name: string }[] {
  return tagsOf(type).filter((tag) => tags.includes(tag)).map((name) => ({ name }))
}
