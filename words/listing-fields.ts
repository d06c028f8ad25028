/** What the fields of listings are called. */
import type { ListingField } from '../domain/listing/field-registry.ts'
import { m } from '../messages/compiled/messages.js'

/** The label of each field. */
export const fieldLabels: Readonly<Record<ListingField, () => string>> = {
  title: m.field_title,
  description: m.field_description,
  city: m.field_city,
  address: m.field_address,
  startDate: m.field_from,
  endDate: m.field_to,
  startTime: m.field_start_time,
  endTime: m.field_end_time,
  cost: m.field_cost,
  link: m.field_link,
  tags: m.field_tags,
  language: m.field_language,
  translatedTitle: m.field_translated_title,
  translatedDescription: m.field_translated_description,
}
