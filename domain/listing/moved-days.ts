/** Events that their authors move to another day or time. */
import { isSameValue } from './listing-fields.ts'
import type { ListingFields } from './listing.ts'

const dayFields = ['startDate', 'endDate', 'startTime', 'endTime'] as const

/** How many approved listings an author needs whose moved events are public at once. */
export const approvedToMove = 3

/** For how many months before no listing of that author may have been rejected or deleted. */
export const monthsToMove = 6

/** Whether an event with a day gets another day or time. */
export function isMoved(before: ListingFields, after: ListingFields): boolean {
  return Boolean(before.startDate && after.startDate) && dayFields.some((field) => !isSameValue(before[field], after[field]))
}

/** The text with the days and times of another one. */
export function movedTo(text: ListingFields, { startDate, endDate, startTime, endTime }: ListingFields): ListingFields {
  return { ...text, startDate, endDate, startTime, endTime }
}
