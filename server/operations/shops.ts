/** Shops that sell greener things. */
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import { notYet, type Handlers } from './handler.ts'

/** The operations of the tag `shops`. */
export function shopOperations(dependencies: Dependencies) {
  return {
    listApprovedShops: listApproved('shop', dependencies),
    listUnapprovedShops: notYet,
    createShop: notYet,
    getShop: getApproved('shop', dependencies),
    updateShop: notYet,
    deleteShop: notYet,
    approveShop: notYet,
    rejectShop: notYet,
  } as const satisfies Partial<Handlers>
}
