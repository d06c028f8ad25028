/** The second factor of an account: a code of an authenticator app or a recovery code beside the password, or a passkey. */
import type { Failure } from '../failure.ts'
import { faultsOf, missingFault, type FieldFaults } from '../field-fault.ts'
import type { Passkey } from './passkeys.ts'

/** What a member has set up. Moments are ISO 8601, in UTC. */
export interface SecondFactor {
  /** Since when an authenticator app is used; null for none. */
  readonly authenticatorSince: string | null
  /** The passkeys, the oldest first. */
  readonly passkeys: readonly Passkey[]
  /** How many recovery codes are not used. */
  readonly recoveryCodes: number
  /** Whether the role of the member needs a second factor. */
  readonly isRequired: boolean
}

/** What an authenticator app is given: the secret to type, in base 32, and the address that a QR code has. */
export interface NewAuthenticator {
  readonly secret: string
  readonly address: string
}

/** How many recovery codes a member gets at a time. */
export const recoveryCodeCount = 10

/** A form with only a code. */
export interface CodeForm {
  readonly code: string
}

/** A code as it is compared: however its groups are written. */
export function typedCode(text: string): string {
  return text.replaceAll(/[\s-]+/g, '').toLowerCase()
}

/** Whether it can be a code of an app; all others are compared with the recovery codes. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The code of a request, if one was typed. */
export function sentCode(code: string): { readonly code?: string } {
  return code.trim() === '' ? {} : { code: code.trim() }
}

/** The code must be there. */
export function codeFaults({ code }: CodeForm): FieldFaults<keyof CodeForm> {
  return faultsOf({ code: missingFault(typedCode(code)) })
}

/** The field fault of a code that the server refused; empty for any other failure. */
export function codeRefusalFaults({ type }: Failure): FieldFaults<keyof CodeForm> {
  return faultsOf({ code: type === 'wrong-code' ? { rule: 'wrong-code' } : null })
}

/** Whether the server wants a code beside the password that it found right. */
export function asksForCode(failure: Failure | null): boolean {
  return failure?.type === 'second-factor-needed' || failure?.type === 'wrong-code'
}
