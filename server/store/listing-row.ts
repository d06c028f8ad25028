/** How a row of the listing table becomes a listing of its type, and a listing its columns. */
import type { Insertable, Selectable } from 'kysely'
import { fieldsOf, perField } from '../../domain/listing-fields.ts'
import type { ListingField, ListingFields, ListingOf, ListingType } from '../../domain/listing.ts'
import { tagsOf } from '../../domain/tags.ts'
import type { ListingTable } from '../database/schema.ts'

/** The column of each field. Tags have a table of their own. */
const columnOf = {
  title: 'title',
  description: 'description',
  city: 'city',
  address: 'address',
  startDate: 'start_date',
  endDate: 'end_date',
  cost: 'cost',
  link: 'link',
} as const satisfies Readonly<Record<Exclude<ListingField, 'tags'>, keyof ListingTable>>

type ColumnField = keyof typeof columnOf

type FieldColumn = (typeof columnOf)[ColumnField]

/** What is read of a listing: its columns, and its tags in any order. */
export type ListingRow = Pick<Selectable<ListingTable>, 'id' | 'approved' | FieldColumn> & { readonly tags: readonly string[] }

/** The columns of a ListingRow but its tags, to select from a table that is called `listing`. */
export const listingColumns = (['id', 'approved', ...Object.values(columnOf)] as const).map((column) => `listing.${column}` as const)

/** Makes the listing of a type; its tags come in the order of the vocabulary. */
export function listingOf<Type extends ListingType>(type: Type, row: ListingRow): ListingOf<Type> {
  const { id, approved, tags } = row
  const valueOf = (field: ListingField) => (field === 'tags' ? inOrder(type, tags) : row[columnOf[field]])
  return { id, ...perField(fieldsOf(type), valueOf), approved } as unknown as ListingOf<Type>
}

/** The columns of what a listing says. A field that its type does not have is null. */
export function columnsOf(fields: ListingFields): Pick<Insertable<ListingTable>, FieldColumn> {
  const columns = Object.entries(columnOf).map(([field, column]) => [column, fields[field as ColumnField] ?? null])
  return Object.fromEntries(columns) as Pick<Insertable<ListingTable>, FieldColumn>
}

function inOrder(type: ListingType, tags: readonly string[]): { name: string }[] {
  return tagsOf(type).filter((tag) => tags.includes(tag)).map((name) => ({ name }))
}
