/** The session of the signed-in user. Specification, sections 3 and 6. */

/** `role` is the server's name of the role. `expiresAt` is in milliseconds since 1970, null for a token without an expiry. */
export interface Session {
  readonly username: string
  readonly role: string
  readonly token: string
  readonly expiresAt: number | null
}

/** Whether the user is an administrator. False when signed out. */
export function isAdministrator(session: Session | null): boolean {
  return session?.role === 'ROLE_ADMIN'
}

/** Whether the token has expired at `now`, in milliseconds since 1970. */
export function isExpired({ expiresAt }: Session, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}
