/** The registration form. Specification, section 5. */
import { emailFault, newPasswordFault, typedAccount, usernameFault } from './account.ts'
import type { Failure } from '../failure.ts'
import { faultsOf, passwordRefusal, repetitionFault, type FieldFaults } from '../field-fault.ts'

/** The fields as they are entered. */
export interface RegistrationForm {
  readonly username: string
  readonly email: string
  readonly confirmEmail: string
  readonly password: string
  readonly confirmPassword: string
}

/** The fields that are sent. Specification, section 3. */
export type Registration = Pick<RegistrationForm, 'username' | 'email' | 'password'>

/** The fields to send. */
export function registrationOf({ username, email, password }: RegistrationForm): Registration {
  return { username: typedAccount(username), email: typedAccount(email), password }
}

/** The invalid fields, including repetitions that differ. */
export function registrationFaults(form: RegistrationForm): FieldFaults<keyof RegistrationForm> {
  const { username, email, password } = registrationOf(form)
  return faultsOf({
    username: usernameFault(username),
    email: emailFault(email),
    confirmEmail: repetitionFault(typedAccount(form.confirmEmail), email, 'emails-differ'),
    password: newPasswordFault(password),
    confirmPassword: repetitionFault(form.confirmPassword, password, 'passwords-differ'),
  })
}

/** The field fault of a registration that the server refused; empty for any other failure. */
export function refusalFaults(failure: Failure): FieldFaults<keyof RegistrationForm> {
  return faultsOf({ password: passwordRefusal(failure), username: failure.type === 'username-taken' ? { rule: 'taken' } : null })
}
