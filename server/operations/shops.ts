/** Shops that sell greener things. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'
import { listUnapproved } from './unapproved-listings.ts'

/** The operations of the tag `shops`. */
export function shopOperations(dependencies: Dependencies) {
  return {
    listApprovedShops: listApproved('shop', dependencies),
    listUnapprovedShops: listUnapproved('shop', dependencies),
    createShop: submitListing('shop', dependencies),
    getShop: getApproved('shop', dependencies),
    updateShop: updateListing('shop', dependencies),
    deleteShop: deleteListing('shop', dependencies),
    approveShop: approveListing('shop', dependencies),
    rejectShop: rejectListing('shop', dependencies),
  } as const satisfies Partial<Handlers>
}
