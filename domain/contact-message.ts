/** The contact form. Specification, sections 3 and 5. */
import { emailFault } from './account.ts'
import { faultsOf, type FieldFaults } from './field-fault.ts'
import { manyLines, oneLine, textFault } from './text-fault.ts'

/** The message as it is entered and sent. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The message with all fields trimmed. */
export function trimmedMessage({ name, email, subject, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() }
}

/** The invalid fields. All four are required and have the bounds of the contract. */
export function contactFaults(entered: ContactMessage): FieldFaults<keyof ContactMessage> {
  const { name, email, subject, message } = trimmedMessage(entered)
  return faultsOf({
    name: textFault(name, 100, oneLine),
    email: emailFault(email),
    subject: textFault(subject, 200, oneLine),
    message: textFault(message, 5000, manyLines),
  })
}
