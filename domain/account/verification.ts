/** The request to send a verification mail again. */
import { emailFault, typedAccount } from './account.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'

/** The user name of a failed login, or a typed e-mail address. */
export type Recipient = { readonly username: string } | { readonly email: string }

/** The recipient to send. */
export function trimmedRecipient(recipient: Recipient): Recipient {
  return 'email' in recipient ? { email: typedAccount(recipient.email) } : { username: typedAccount(recipient.username) }
}

/** The fault of a typed address. A user name is not checked, since it comes from a login. */
export function recipientFaults(recipient: Recipient): FieldFaults<'email'> {
  return 'email' in recipient ? faultsOf({ email: emailFault(typedAccount(recipient.email)) }) : {}
}
