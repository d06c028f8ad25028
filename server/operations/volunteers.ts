/** Places and groups that look for helping hands. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import { notYet, type Handlers } from './handler.ts'

/** The operations of the tag `volunteers`. */
export function volunteerOperations(dependencies: Dependencies) {
  return {
    listApprovedVolunteers: listApproved('volunteer', dependencies),
    listUnapprovedVolunteers: notYet,
    createVolunteer: notYet,
    getVolunteer: getApproved('volunteer', dependencies),
    updateVolunteer: notYet,
    deleteVolunteer: notYet,
    approveVolunteer: notYet,
    rejectVolunteer: notYet,
  } as const satisfies Partial<Handlers>
}
