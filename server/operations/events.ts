/** Things to go to. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import { notYet, type Handlers } from './handler.ts'

/** The operations of the tag `events`. */
export function eventOperations(dependencies: Dependencies) {
  return {
    listApprovedEvents: listApproved('event', dependencies),
    listUnapprovedEvents: notYet,
    createEvent: notYet,
    getEvent: getApproved('event', dependencies),
    updateEvent: notYet,
    deleteEvent: notYet,
    approveEvent: notYet,
    rejectEvent: notYet,
  } as const satisfies Partial<Handlers>
}
