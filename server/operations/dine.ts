/** Places with plant-based food. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'
import { listUnapproved } from './unapproved-listings.ts'

/** The operations of the tag `dine`. */
export function dineOperations(dependencies: Dependencies) {
  return {
    listApprovedDine: listApproved('dine', dependencies),
    listUnapprovedDine: listUnapproved('dine', dependencies),
    createDine: submitListing('dine', dependencies),
    getDine: getApproved('dine', dependencies),
    updateDine: updateListing('dine', dependencies),
    deleteDine: deleteListing('dine', dependencies),
    approveDine: approveListing('dine', dependencies),
    rejectDine: rejectListing('dine', dependencies),
  } as const satisfies Partial<Handlers>
}
