/** The two forms of a forgotten password: asking for a link, and choosing a new one. Specification, section 5. */
import { emailFault, newPasswordFault } from './account.ts'
import type { Failure } from './failure.ts'
import { faultsOf, repetitionFault, type FieldFaults } from './field-fault.ts'

/** The fields of the form that requests a link, as they are entered. */
export interface ForgottenPasswordForm {
  readonly email: string
}

/** The fields of the form that sets a new password, as they are entered. */
export interface NewPasswordForm {
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The address must be one; whose it is stays unsaid. */
export function forgottenPasswordFaults({ email }: ForgottenPasswordForm): FieldFaults<keyof ForgottenPasswordForm> {
  return faultsOf({ email: emailFault(email.trim()) })
}

/** The new password must fit, and its repetition be the same. */
export function newPasswordFaults({ newPassword, confirmPassword }: NewPasswordForm): FieldFaults<keyof NewPasswordForm> {
  return faultsOf({
    newPassword: newPasswordFault(newPassword),
    confirmPassword: repetitionFault(confirmPassword, newPassword, 'passwords-differ'),
  })
}

/** The field that a server's refusal of the new password is about, where it says so. */
export function passwordRefusalFaults({ type }: Failure): FieldFaults<keyof NewPasswordForm> {
  return type === 'common-password' ? { newPassword: { rule: 'too-common' } } : {}
}
