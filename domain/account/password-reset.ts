/** The two forms of a password reset: requesting a link, and setting a new password. Specification, section 5. */
import { emailFault, newPasswordFault, typedAccount } from './account.ts'
import type { Failure } from '../failure.ts'
import { faultsOf, passwordRefusal, repetitionFault, type FieldFaults } from '../field-fault.ts'

/** The fields of the form that requests a link, as they are entered. */
export interface ForgottenPasswordForm {
  readonly email: string
}

/** The fields of the form that sets a new password, as they are entered. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The address to send. */
export function linkRequestOf({ email }: ForgottenPasswordForm): ForgottenPasswordForm {
  return { email: typedAccount(email) }
}

/** Checks the syntax of the address. Whether an account has it is not revealed. */
export function forgottenPasswordFaults({ email }: ForgottenPasswordForm): FieldFaults<keyof ForgottenPasswordForm> {
  return faultsOf({ email: emailFault(typedAccount(email)) })
}

/** The new password must be valid, and its repetition equal. */
export function newPasswordFaults({ newPassword, confirmPassword }: NewPasswordForm): FieldFaults<keyof NewPasswordForm> {
  return faultsOf({
    newPassword: newPasswordFault(newPassword),
    confirmPassword: repetitionFault(confirmPassword, newPassword, 'passwords-differ'),
  })
}

/** The field fault of a new password that the server refused; empty for any other failure. */
export function passwordRefusalFaults(failure: Failure): FieldFaults<keyof NewPasswordForm> {
  return faultsOf({ newPassword: passwordRefusal(failure) })
}
