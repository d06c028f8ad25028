/** Whose address waits to be confirmed. */
import { emailFault } from './account.ts'
import { faultsOf, type FieldFaults } from './field-fault.ts'

/** By user name where somebody tried to log in with it, by e-mail address where somebody typed it. */
export type Recipient = { readonly username: string } | { readonly email: string }

/** Without the blanks that phones add. */
export function trimmedRecipient(recipient: Recipient): Recipient {
  return 'email' in recipient ? { email: recipient.email.trim() } : { username: recipient.username.trim() }
}

/** A typed address must be one; a user name comes from an account. */
export function recipientFaults(recipient: Recipient): FieldFaults<'email'> {
  return 'email' in recipient ? faultsOf({ email: emailFault(recipient.email.trim()) }) : {}
}
