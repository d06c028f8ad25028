/** Places and groups that look for helping hands. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'
import { listUnapproved } from './unapproved-listings.ts'

/** The operations of the tag `volunteers`. */
export function volunteerOperations(dependencies: Dependencies) {
  return {
    listApprovedVolunteers: listApproved('volunteer', dependencies),
    listUnapprovedVolunteers: listUnapproved('volunteer', dependencies),
    createVolunteer: submitListing('volunteer', dependencies),
    getVolunteer: getApproved('volunteer', dependencies),
    updateVolunteer: updateListing('volunteer', dependencies),
    deleteVolunteer: deleteListing('volunteer', dependencies),
    approveVolunteer: approveListing('volunteer', dependencies),
    rejectVolunteer: rejectListing('volunteer', dependencies),
  } as const satisfies Partial<Handlers>
}
