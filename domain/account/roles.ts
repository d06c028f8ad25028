/** The roles of users. */
import type { components } from '../../contract/openapi.ts'

/** A role; its name is that of the contract, of the database and of tokens. */
export type Role = components['schemas']['Role']

/** In order: each role has all permissions of those before it. */
export const roles = ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'] as const satisfies readonly Role[]

/** The role of members who decide on listings. */
export const moderatorRole = 'ROLE_MODERATOR'

/** Whether a role has the permissions of another one. A role that is not known has none. */
export function hasRole(role: string, needed: Role): boolean {
  return roles.indexOf(role as Role) >= roles.indexOf(needed)
}

/** The roles that have the permissions of this one. */
export function rolesWith(needed: Role): readonly Role[] {
  return roles.slice(roles.indexOf(needed))
}
