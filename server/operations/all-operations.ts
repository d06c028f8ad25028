/** What answers each operation of the contract. */
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
    ...siteOperations(dependencies),
    ...healthOperations(dependencies),
    listListings: notYet,
    login: notYet,
    register: notYet,
    confirmEmail: notYet,
    resendVerification: notYet,
    forgotPassword: notYet,
    resetPassword: notYet,
    listUsers: notYet,
    toggleUserEnabled: notYet,
    sendContactMessage: notYet,
  }
}
