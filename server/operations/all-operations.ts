/** What answers each operation of the contract. */
import { auditOperations } from './audit.ts'
import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import type { Dependencies } from './dependencies.ts'
import { dineOperations } from './dine.ts'
import { eventOperations } from './events.ts'
import type { Handlers } from './handler.ts'
import { healthOperations } from './health.ts'
import { listingOperations } from './listings.ts'
import { shopOperations } from './shops.ts'
import { siteOperations } from './site.ts'
import { userOperations } from './users.ts'
import { volunteerOperations } from './volunteers.ts'

/** Every operation by its id, one file per tag. */
export function allOperations(dependencies: Dependencies): Handlers {
  return {
    ...eventOperations(dependencies),
    ...volunteerOperations(dependencies),
    ...shopOperations(dependencies),
    ...dineOperations(dependencies),
    ...listingOperations(dependencies),
    ...authOperations(dependencies),
    ...userOperations(dependencies),
    ...auditOperations(dependencies),
    ...contactOperations(dependencies),
    ...siteOperations(dependencies),
    ...healthOperations(dependencies),
  }
}
