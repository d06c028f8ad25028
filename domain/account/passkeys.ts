/** Passkeys: keys of a device that log in without a password, once the device has verified its user. */

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
