/** What answers each operation of the contract. */
import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import type { Dependencies } from './dependencies.ts'
import { dineOperations } from './dine.ts'
import { eventOperations } from './events.ts'
import { notYet, type Handlers } from './handler.ts'
import { healthOperations } from './health.ts'
import { shopOperations } from './shops.ts'
import { siteOperations } from './site.ts'
import { volunteerOperations } from './volunteers.ts'

/** Every operation by its id, one file per tag. */
export function allOperations(dependencies: Dependencies): Handlers {
  return {
    ...eventOperations(dependencies),
    ...volunteerOperations(dependencies),
    ...shopOperations(dependencies),
    ...dineOperations(dependencies),
    ...authOperations(dependencies),
    ...contactOperations(dependencies),
    ...siteOperations(dependencies),
    ...healthOperations(dependencies),
    listListings: notYet,
    listOwnListings: notYet,
    resubmitListing: notYet,
    listAudit: notYet,
    listUsers: notYet,
    toggleUserEnabled: notYet,
  }
}
