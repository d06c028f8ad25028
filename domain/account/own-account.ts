/** What members do with their own accounts: the password that is changed while one is signed in, the sessions, and the deletion. */
import type { Failure } from '../failure.ts'
import { currentPasswordRefusal, faultsOf, missingFault, passwordRefusal, type FieldFaults } from '../field-fault.ts'
import { newPasswordFaults, type NewPasswordForm } from './password-reset.ts'

/** The fields of the form that changes the password, as they are entered. */
export interface OwnPasswordForm extends NewPasswordForm {
  /** The one that is valid until then. */
  readonly password: string
}

/** A new password, and the one that it replaces. */
export type OwnPasswordChange = Omit<OwnPasswordForm, 'confirmPassword'>

/** A request to delete the own account, as it is entered and sent. */
export interface AccountDeletion {
  /** Absent for who logs in with a second factor, of whom a fresh login is asked. */
  readonly password?: string
  /** Whether the public listings stay, without their author. */
  readonly listings: 'keep' | 'remove'
}

/** A session that has not ended. The browser and the system are families, such as `Firefox`; null if they name none. */
export interface OwnSession {
  readonly id: number
  /** Whether it is the session of this browser. */
  readonly isCurrent: boolean
  readonly browser: string | null
  readonly system: string | null
  /** An ISO 8601 moment in UTC. */
  readonly startedAt: string
  /** The beginning of the hour in which it was used last: an ISO 8601 moment in UTC. */
  readonly seenAt: string
}

/** The current password must be there, the new one valid, and its repetition equal. */
export function ownPasswordFaults({ password, ...form }: OwnPasswordForm): FieldFaults<keyof OwnPasswordForm> {
  return { ...faultsOf({ password: missingFault(password) }), ...newPasswordFaults(form) }
}

/** The field faults of a change that the server refused; empty for any other failure. */
export function ownPasswordRefusalFaults(failure: Failure): FieldFaults<keyof OwnPasswordForm> {
  return faultsOf({
    password: currentPasswordRefusal(failure),
    newPassword: passwordRefusal(failure),
  })
}

/** The password must be there. */
export function accountDeletionFaults({ password }: AccountDeletion): FieldFaults<keyof AccountDeletion> {
  return faultsOf({ password: password === undefined ? null : missingFault(password) })
}

/** The field fault of a deletion that the server refused; empty for any other failure. */
export function accountDeletionRefusalFaults(failure: Failure): FieldFaults<keyof AccountDeletion> {
  return faultsOf({ password: currentPasswordRefusal(failure) })
}
