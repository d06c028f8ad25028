/** The login form. Specification, section 5. */
import { typedAccount } from './account.ts'
import { faultsOf, missingFault, type FieldFaults } from '../field-fault.ts'

/** The fields as they are entered. */
export interface LoginForm {
  readonly username: string
  readonly password: string
}

/** The credentials to send. */
export function credentialsOf({ username, password }: LoginForm): LoginForm {
  return { username: typedAccount(username), password }
}

/** The empty fields. Whether the credentials can exist is left to the server. */
export function loginFaults(form: LoginForm): FieldFaults<keyof LoginForm> {
  const { username, password } = credentialsOf(form)
  return faultsOf({ username: missingFault(username), password: missingFault(password) })
}
