/** A listing that is written, and what is on the site already. */
import type { LikelyDuplicate, SoughtDuplicates } from '../../../../domain/listing/sought-duplicates.ts'

export const swap: SoughtDuplicates = { type: 'event', title: 'Seed swap', city: 'Volos', startDate: null, endDate: null, except: null }
export const swapOnDay: SoughtDuplicates = { ...swap, startDate: '2027-04-24' }

export const sameSwap: LikelyDuplicate = {
  id: 7, type: 'event', state: 'approved', title: 'Seeds to swap', city: 'Volos', startDate: null, endDate: null,
}
