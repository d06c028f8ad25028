/** The form that somebody signs in with. Specification, section 5. */
import { faultsOf, missingFault, type FieldFaults } from './field-fault.ts'

/** The fields as they are entered. */
export interface LoginForm {
  readonly username: string
  readonly password: string
}

/** What is sent of the form: blanks around a name are none of it, as phones add them when they complete a word. */
export function credentialsOf({ username, password }: LoginForm): LoginForm {
  return { username: username.trim(), password }
}

/** Both fields are required; that a name or password can't exist is for the server to say. */
export function loginFaults(form: LoginForm): FieldFaults<keyof LoginForm> {
  const { username, password } = credentialsOf(form)
  return faultsOf({ username: missingFault(username), password: missingFault(password) })
}
