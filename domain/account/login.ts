/** The login form. Specification, section 5. */
import { typedAccount } from './account.ts'
import { faultsOf, missingFault, type FieldFaults } from '../field-fault.ts'
import { sentCode } from './second-factor.ts'

/** The fields as they are entered. */
export interface LoginForm {
  readonly username: string
  readonly password: string
  /** The code of the second factor; empty before the server has asked for it. */
  readonly code: string
  /** Empty unless the user asks to be kept logged in. */
  readonly keep: string
}

/** What is sent. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string
  readonly keep?: true
}

/** The credentials to send. */
export function credentialsOf({ username, password, code, keep }: LoginForm): Credentials {
  return { username: typedAccount(username), password, ...sentCode(code), ...(keep !== '' && { keep: true as const }) }
}

/** The empty fields. Whether the credentials can exist is left to the server. */
export function loginFaults(form: LoginForm): FieldFaults<keyof LoginForm> {
  const { username, password } = credentialsOf(form)
  return faultsOf({ username: missingFault(username), password: missingFault(password) })
}
