/** How long sessions last. Record 175 says where the numbers come from. */
import { hasRole, moderatorRole, type Role } from './roles.ts'

/** When a session is over, in milliseconds. */
export interface SessionLimits {
  /** After its last use. */
  readonly unusedMs: number
  /** After the login, or after the last one that was repeated in the session; however much it is used. */
  readonly longestMs: number
}

const dayMs = 86_400_000

/** The most days for which a member is kept logged in: the longest that NIST SP 800-63B has without another login. */
export const keptDays = 30

/** For members who did not ask to be kept logged in. */
export const plainLimits: SessionLimits = { unusedMs: 7 * dayMs, longestMs: keptDays * dayMs }

/** For members who asked for it. */
export const keptLimits: SessionLimits = { unusedMs: keptDays * dayMs, longestMs: keptDays * dayMs }

/** For moderators and administrators, whatever they asked for. */
export const moderatorLimits: SessionLimits = { unusedMs: dayMs, longestMs: 7 * dayMs }

/** How long the token of a login with this role is valid at most, in milliseconds. */
export function longestSessionMs(role: Role): number {
  return hasRole(role, moderatorRole) ? moderatorLimits.longestMs : keptLimits.longestMs
}
