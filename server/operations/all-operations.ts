/** The handlers of all operations of the contract. */
import { auditOperations } from './audit.ts'
import { authOperations } from './account/auth.ts'
import { ownAccountOperations } from './account/own-account.ts'
import { ownEmailOperations } from './account/own-email.ts'
import { decideListings } from './listing/bulk-decisions.ts'
import { contactOperations } from './contact.ts'
import type { Dependencies } from './dependencies.ts'
import { followOperations } from './follow/follow.ts'
import type { Handlers } from './handler.ts'
import { healthOperations } from './health.ts'
import { findDuplicates } from './listing/likely-duplicates.ts'
import { listingOperations } from './listing/listings.ts'
import { objectionOperations } from './listing/objections.ts'
import { openDataOperations } from './follow/open-data.ts'
import { passkeyOperations } from './account/passkeys.ts'
import { roleOperations } from './account/roles.ts'
import { searchOperations } from './lists/search.ts'
import { listReadings, tellReading } from './readings.ts'
import { reasonOperations } from './reasons.ts'
import { secondFactorOperations } from './account/second-factor.ts'
import { decideListingReports, reportListing } from './listing/reports.ts'
import { siteOperations } from './site.ts'
import { typedListingOperations } from './listing/typed-listings.ts'
import { undoDecision } from './listing/undone-decisions.ts'
import { userOperations } from './account/users.ts'

/** The handler of each operation, by its id. */
export function allOperations(dependencies: Dependencies): Handlers {
  return {
    ...typedListingOperations(dependencies),
    ...listingOperations(dependencies),
    decideListings: decideListings(dependencies),
    findDuplicates: findDuplicates(dependencies),
    undoDecision: undoDecision(dependencies),
    listReadings: listReadings(dependencies),
    tellReading: tellReading(dependencies),
    ...reasonOperations(dependencies),
    reportListing: reportListing(dependencies),
    decideReports: decideListingReports(dependencies),
    ...objectionOperations(dependencies),
    ...searchOperations(dependencies),
    ...authOperations(dependencies),
    ...ownAccountOperations(dependencies),
    ...secondFactorOperations(dependencies),
    ...passkeyOperations(dependencies),
    ...ownEmailOperations(dependencies),
    ...userOperations(dependencies),
    ...roleOperations(dependencies),
    ...auditOperations(dependencies),
    ...contactOperations(dependencies),
    ...followOperations(dependencies),
    ...openDataOperations(dependencies),
    ...siteOperations(dependencies),
    ...healthOperations(dependencies),
  }
}
