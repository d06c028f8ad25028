/** Who sees which screen of the administration. Apart from the paths, since visitors get none of it. */
import { paths, type AdminPath } from './paths.ts'
import { hasRole, type Role } from './account/roles.ts'

/** The role that each of these screens requires. */
export const screenRoles: Readonly<Record<AdminPath, Role>> = {
  [paths.adminEvents]: 'ROLE_MODERATOR',
  [paths.adminUsers]: 'ROLE_ADMIN',
  [paths.adminReasons]: 'ROLE_ADMIN',
  [paths.adminAudit]: 'ROLE_MODERATOR',
}

/** Whether a user with this role sees the screen. */
export function maySee(path: AdminPath, role: string): boolean {
  return hasRole(role, screenRoles[path])
}
