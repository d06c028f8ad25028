/** Whether a member has a second factor. In a file of its own, since visitors load what is about codes. */
import type { SecondFactor } from './second-factor.ts'

/** Whether there is a factor of any kind, with which recovery codes come. */
export function hasAnyFactor({ authenticatorSince, passkeys }: SecondFactor): boolean {
  return authenticatorSince !== null || passkeys.length > 0
}
