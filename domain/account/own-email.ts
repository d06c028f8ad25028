/** The address of a member's own account, and its change. */
import { emailFault, typedAccount } from './account.ts'
import type { Failure } from '../failure.ts'
import { currentPasswordRefusal, faultsOf, missingFault, type FieldFaults } from '../field-fault.ts'

/** The address of the account, and the one that waits until its link is followed. */
export interface OwnEmail {
  readonly email: string
  /** Null if none waits. `until` is an ISO 8601 moment in UTC. */
  readonly waiting: { readonly email: string; readonly until: string } | null
}

/** A request to change the address, as it is entered and sent. */
export interface EmailChange {
  readonly email: string
  /** The password of the account. */
  readonly password: string
}

/** The change to send. */
export function emailChangeOf({ email, password }: EmailChange): EmailChange {
  return { email: typedAccount(email), password }
}

/** The address must be valid, and the password be there. Whether an account has the address is not revealed. */
export function emailChangeFaults(form: EmailChange): FieldFaults<keyof EmailChange> {
  const { email, password } = emailChangeOf(form)
  return faultsOf({ email: emailFault(email), password: missingFault(password) })
}

/** The field fault of a change that the server refused; empty for any other failure. */
export function emailChangeRefusalFaults(failure: Failure): FieldFaults<keyof EmailChange> {
  return faultsOf({ password: currentPasswordRefusal(failure) })
}
