/** A listing as its card will show it, while its form is filled in. */
import type { Day } from '../days/days.ts'
import type { ListingField } from './field-registry.ts'
import { emptyListingForm, type ListingForm } from './listing-form.ts'
import { listingFormFaults } from './listing-rules.ts'
import type { Entry, ListingType } from './listing.ts'
import { listingPayloadOf, type ListingPayload } from './submission.ts'

/** The entry of a list that the form would become, without what is not valid. Its title is empty if the form has none. */
export function previewOf(type: ListingType, form: ListingForm, today: Day): Entry {
  const faulty = Object.keys(listingFormFaults(type, form, today)) as readonly ListingField[]
  const valid = { ...form, ...Object.fromEntries(faulty.map((field) => [field, emptyListingForm[field]])) }
  const payload: Partial<ListingPayload> = listingPayloadOf(type, valid)
  const listing = { title: '', description: '', city: null, address: null, link: null, tags: [], ...payload }
  return { ...listing, id: 0, approved: false, currentDate: payload.startDate ?? null } as Entry
}
