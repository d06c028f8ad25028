/** A value for each field of a listing, which no other listing of tests has. */
import type { FieldContent, ListingField } from '../../../domain/listing/field-registry.ts'
import { contentOf } from '../../../domain/listing/listing-fields.ts'

const values: Readonly<Record<FieldContent['kind'], unknown>> = {
  line: 'Other', lines: 'Other 5', link: 'https://other.example/', cost: 9, city: 'Chania', day: '2026-12-04', time: '09:00',
  tags: [{ name: 'Other' }], language: 'el',
}

export function otherValue(field: ListingField): unknown {
  return values[contentOf(field).kind]
}
