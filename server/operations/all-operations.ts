/** The handlers of all operations of the contract. */
import { auditOperations } from './audit.ts'
import { authOperations } from './auth.ts'
import { contactOperations } from './contact.ts'
import type { Dependencies } from './dependencies.ts'
import { followOperations } from './follow.ts'
import type { Handlers } from './handler.ts'
import { healthOperations } from './health.ts'
import { listingOperations } from './listings.ts'
import { openDataOperations } from './open-data.ts'
import { searchOperations } from './search.ts'
import { siteOperations } from './site.ts'
import { typedListingOperations } from './typed-listings.ts'
import { userOperations } from './users.ts'

/** The handler of each operation, by its id. */
export function allOperations(dependencies: Dependencies): Handlers {
  return {
    ...typedListingOperations(dependencies),
    ...listingOperations(dependencies),
    ...searchOperations(dependencies),
    ...authOperations(dependencies),
    ...userOperations(dependencies),
    ...auditOperations(dependencies),
    ...contactOperations(dependencies),
    ...followOperations(dependencies),
    ...openDataOperations(dependencies),
    ...siteOperations(dependencies),
    ...healthOperations(dependencies),
  }
}
