/** For which listings likely duplicates are sought, from a form or from a listing. */
import type { components } from '../../contract/openapi.ts'
import { typedCity, type ListingForm } from './listing-form.ts'
import { isListingType, type Listing, type ListingType } from './listing.ts'
import { formValues } from './submission.ts'

/** What is told of a likely duplicate. */
export type LikelyDuplicate = components['schemas']['LikelyDuplicate']

/** The listing that duplicates are sought for. */
export interface SoughtDuplicates extends Pick<LikelyDuplicate, 'type' | 'title' | 'city' | 'startDate' | 'endDate'> {
  /** The id of a listing that is none of them; null for a new one. */
  readonly except: number | null
}

/** Shorter titles say too little. */
const shortestTitle = 3

/** The listing in a form; null while its title is too short, or its town is no town. */
export function soughtInForm(type: string, form: ListingForm): SoughtDuplicates | null {
  if (!isListingType(type) || typedCity(form.city) !== null) return null
  const { title, city, startDate, endDate } = formValues(type, form)
  if (!title || title.length < shortestTitle) return null
  return { type, title, city: city ?? null, startDate: startDate ?? null, endDate: endDate ?? null, except: null }
}

/** A listing that is moderated, with the text that is decided on. */
export function soughtFor(type: ListingType, { id, title, city, startDate, endDate }: Listing): SoughtDuplicates {
  return { type, title, city: city ?? null, startDate: startDate ?? null, endDate: endDate ?? null, except: id }
}

/** Whether the same is sought. */
export function isSameSought(one: SoughtDuplicates | null, other: SoughtDuplicates | null): boolean {
  if (one === null || other === null) return one === other
  return (Object.keys(one) as (keyof SoughtDuplicates)[]).every((key) => one[key] === other[key])
}
