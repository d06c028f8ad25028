/** The form that somebody signs in with. Specification, section 5. */
import { faultsOf, missingFault, type FieldFaults } from './field-fault.ts'

export interface LoginForm {
  readonly username: string
  readonly password: string
}

/** Both fields are required; that a name or password can't exist is for the server to say. */
export function loginFaults({ username, password }: LoginForm): FieldFaults<keyof LoginForm> {
  return faultsOf({ username: missingFault(username.trim()), password: missingFault(password) })
}
