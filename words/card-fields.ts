/** What the fields on cards are called: apart from the other labels, since a first visit needs no more. */
import type { FieldReadBy } from '../domain/listing/field-registry.ts'
import { m } from '../messages/compiled/messages.js'

/** The label of each field on cards. */
export const cardFieldLabels: Readonly<Record<FieldReadBy<'card'>, () => string>> = {
  city: m.field_city,
  address: m.field_address,
  startDate: m.field_from,
  cost: m.field_cost,
}
