/** A fresh login: what is dangerous asks who is signed in to have logged in a short time ago. */
import type { Failure } from '../failure.ts'
import { currentPasswordRefusal, faultsOf, missingFault, type FieldFaults } from '../field-fault.ts'
import { codeRefusalFaults, sentCode } from './second-factor.ts'

/** How long a login is fresh, in milliseconds. */
export const freshLoginMs = 10 * 60_000

/** Whether a login at this moment is fresh now. */
export function isFreshLogin(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= freshLoginMs
}

/** The form that logs in again, as it is entered. */
export interface FreshLoginForm {
  readonly password: string
  /** The code of the second factor; empty before the server has asked for it. */
  readonly code: string
}

/** What is sent. */
export interface FreshLogin {
  readonly password: string
  readonly code?: string
}

/** The request to log in again. */
export function freshLoginOf({ password, code }: FreshLoginForm): FreshLogin {
  return { password, ...sentCode(code) }
}

/** The password must be there. */
export function freshLoginFaults({ password }: FreshLoginForm): FieldFaults<keyof FreshLoginForm> {
  return faultsOf({ password: missingFault(password) })
}

/** The field faults of a login that the server refused; empty for any other failure. */
export function freshLoginRefusalFaults(failure: Failure): FieldFaults<keyof FreshLoginForm> {
  return { ...faultsOf({ password: currentPasswordRefusal(failure) }), ...codeRefusalFaults(failure) }
}
