/** Who is signed in. Specification, sections 3 and 6. */

/** `role` is what the server calls it; `expiresAt` is in milliseconds since 1970, null for a token that does not say. */
export interface Session {
  readonly username: string
  readonly role: string
  readonly token: string
  readonly expiresAt: number | null
}

/** Whether this is an administrator's session; nobody's is not. */
export function isAdministrator(session: Session | null): boolean {
  return session?.role === 'ROLE_ADMIN'
}

/** Whether the token has expired by this moment, in milliseconds since 1970. */
export function isOver({ expiresAt }: Session, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}
