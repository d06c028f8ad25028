/** The form that somebody becomes a member with. Specification, section 5. */
import { emailFault, newPasswordFault, usernameFault } from './account.ts'
import type { Failure } from './failure.ts'
import { faultsOf, repetitionFault, type FieldFaults } from './field-fault.ts'

/** The fields as they are entered. */
export interface RegistrationForm {
  readonly username: string
  readonly email: string
  readonly confirmEmail: string
  readonly password: string
  readonly confirmPassword: string
}

/** What is sent of the form. Specification, section 3. */
export type Registration = Pick<RegistrationForm, 'username' | 'email' | 'password'>

/** Blanks around a name or an address are none of it: phones add them when they complete a word. */
export function registrationOf({ username, email, password }: RegistrationForm): Registration {
  return { username: username.trim(), email: email.trim(), password }
}

/** What the fields may hold, and that both repetitions are the same. */
export function registrationFaults(form: RegistrationForm): FieldFaults<keyof RegistrationForm> {
  const { username, email, password } = registrationOf(form)
  return faultsOf({
    username: usernameFault(username),
    email: emailFault(email),
    confirmEmail: repetitionFault(form.confirmEmail.trim(), email, 'emails-differ'),
    password: newPasswordFault(password),
    confirmPassword: repetitionFault(form.confirmPassword, password, 'passwords-differ'),
  })
}

/** The field that a server's refusal is about, where it says so. */
export function refusalFaults({ type }: Failure): FieldFaults<keyof RegistrationForm> {
  if (type === 'common-password') return { password: { rule: 'too-common' } }
  return type === 'username-taken' ? { username: { rule: 'taken' } } : {}
}
