/** The session of the signed-in user. Specification, sections 3 and 6. */
import { hasRole, type Role } from './roles.ts'

/** `role` is the server's name of the role. `expiresAt` is in milliseconds since 1970, null for a token without an expiry. */
export interface Session {
  readonly username: string
  readonly role: string
  readonly token: string
  readonly expiresAt: number | null
}

/** Whether the user has the permissions of a role. False when signed out. */
export function isAllowed(session: Session | null, needed: Role): boolean {
  return session !== null && hasRole(session.role, needed)
}

/** Whether the token has expired at `now`, in milliseconds since 1970. */
export function isExpired({ expiresAt }: Session, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}
