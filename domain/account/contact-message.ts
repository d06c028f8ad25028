/** The contact form. Specification, sections 3 and 5. */
import { emailFault, typedAccount } from './account.ts'
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { textFault } from '../text-fault.ts'

/** The message as it is entered and sent. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The message to send: all fields without invisible marks, and trimmed. */
export function trimmedMessage({ name, email, subject, message }: ContactMessage): ContactMessage {
  return {
    name: cleanText(name, 'name').trim(),
    email: typedAccount(email),
    subject: cleanText(subject, 'line').trim(),
    message: cleanText(message, 'lines').trim(),
  }
}

/** The invalid fields. All four are required and have the bounds of the contract. */
export function contactFaults(entered: ContactMessage): FieldFaults<keyof ContactMessage> {
  const { name, email, subject, message } = trimmedMessage(entered)
  return faultsOf({
    name: textFault(name, 100, 'name'),
    email: emailFault(email),
    subject: textFault(subject, 200, 'line'),
    message: textFault(message, 5000, 'lines'),
  })
}
