/** The fields of listings as cells of a table. */
import { listingFieldNames } from '../../domain/listing/listing-fields.ts'
import type { ListingFields } from '../../domain/listing/listing.ts'
import type { Cell } from './csv.ts'

/** A cell for each of `listingFieldNames`; a field that its type does not have is empty. Tags are separated by semicolons. */
export function fieldCells(fields: Partial<ListingFields>): Cell[] {
  return listingFieldNames.map((name) => cellOf(fields[name]))
}

function cellOf(value: ListingFields[keyof ListingFields] | undefined): Cell {
  if (value === undefined || value === null) return null
  if (typeof value === 'object') return value.map(({ name }) => name).join(';')
  return typeof value === 'number' ? value : String(value)
}
