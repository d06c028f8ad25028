/** The address of the form that reports a listing; apart, since what is read of opened listings is in the code of every visitor. */
import type { ListingType } from './listing.ts'
import { openedAddress } from './opened-address.ts'

/** The query parameter that opens the form for a report of the opened listing. */
export const reportParameter = 'report'

/** The address of an opened listing with the form that reports it. */
export function reportAddress(type: ListingType, id: number): string {
  return `${openedAddress(type, id)}&${reportParameter}=1`
}
