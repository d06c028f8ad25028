/** Passkeys: keys of a device that log in without a password, once the device has verified its user. */
import { cleanText } from '../clean-text.ts'
import { failureOf, type Failure } from '../failure.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { textFault } from '../text-fault.ts'

/** A passkey as its member sees it. Moments are ISO 8601, in UTC. */
export interface Passkey {
  readonly id: number
  readonly name: string
  readonly createdAt: string
  /** When it logged in last; null if never. */
  readonly usedAt: string | null
}

/** How many passkeys a member can have. */
export const maxPasskeys = 20

/** How long a passkey can take to sign its challenge. */
export const passkeyChallengeMs = 5 * 60_000

/** What the server asks of a browser: options of WebAuthn, level 3, as JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** What a passkey has signed, as `toJSON()` of a `PublicKeyCredential` gives it. */
export interface PasskeyCredential {
  readonly id: string
  readonly rawId: string
  readonly type: string
  readonly response: Record<string, unknown>
}

/** A login with a passkey. */
export interface PasskeyLogin {
  readonly credential: PasskeyCredential
  /** Whether the user asks to be kept logged in. */
  readonly keep: boolean
}

/** The form of a new passkey. */
export interface PasskeyForm {
  readonly name: string
}

/** A passkey to add. */
export interface NewPasskey {
  readonly name: string
  readonly credential: PasskeyCredential
}

/** The most code points that the name of a passkey has. */
const maxName = 60

/** The name to send: without invisible marks, and trimmed. */
export function passkeyNameOf({ name }: PasskeyForm): string {
  return cleanText(name, 'name').trim()
}

/** The name must be there, and not too long. */
export function passkeyFaults(form: PasskeyForm): FieldFaults<keyof PasskeyForm> {
  return faultsOf({ name: textFault(passkeyNameOf(form), maxName, 'name') })
}

/**
 * Why a browser gave no passkey: `cancelled` by its user, or out of time, which a browser does not tell apart; `known` if the device has
 * one of this account already; `impossible` for anything else.
 */
export type PasskeyRefusal = 'cancelled' | 'known' | 'impossible'

/** Thrown by what asks the browser for a passkey. */
export class PasskeyRefused extends Error {
  readonly refusal: PasskeyRefusal

  constructor(refusal: PasskeyRefusal, options?: ErrorOptions) {
    super(`No passkey: ${refusal}`, options)
    this.name = 'PasskeyRefused'
    this.refusal = refusal
  }
}

/** Why something about a passkey has failed: one of both is null, or both before anything has. */
export interface PasskeyOutcome {
  /** Why the browser gave none. */
  readonly refusal: PasskeyRefusal | null
  /** Why the server refused. */
  readonly failure: Failure | null
}

/** What has not failed. */
export const noOutcome: PasskeyOutcome = { refusal: null, failure: null }

/** The outcome of what an actor threw. */
export function passkeyOutcomeOf(error: unknown): PasskeyOutcome {
  return error instanceof PasskeyRefused ? { refusal: error.refusal, failure: null } : { refusal: null, failure: failureOf(error) }
}
