/** Places with plant-based food. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import { notYet, type Handlers } from './handler.ts'

/** The operations of the tag `dine`. */
export function dineOperations(dependencies: Dependencies) {
  return {
    listApprovedDine: listApproved('dine', dependencies),
    listUnapprovedDine: notYet,
    createDine: notYet,
    getDine: getApproved('dine', dependencies),
    updateDine: notYet,
    deleteDine: notYet,
    approveDine: notYet,
    rejectDine: notYet,
  } as const satisfies Partial<Handlers>
}
