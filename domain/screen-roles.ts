/** Who sees which screen of the administration, and which of them the menu has. Apart from the paths, since visitors get none of it. */
import { adminPaths, paths, type AdminPath } from './paths.ts'
import { hasRole, type Role } from './account/roles.ts'

/** The role that each of these screens requires. */
export const screenRoles: Readonly<Record<AdminPath, Role>> = {
  [paths.adminEvents]: 'ROLE_MODERATOR',
  [paths.adminUsers]: 'ROLE_ADMIN',
  [paths.adminReasons]: 'ROLE_ADMIN',
  [paths.adminAudit]: 'ROLE_MODERATOR',
  [paths.adminObjections]: 'ROLE_MODERATOR',
}

/** Manage Posts leads to these while there is something to do. */
const outsideMenu = [paths.adminObjections] as const satisfies readonly AdminPath[]

/** The path of a screen in the menu of the administration. */
export type MenuPath = Exclude<AdminPath, (typeof outsideMenu)[number]>

/** The screens in the menu, in its order. */
export const menuPaths: readonly MenuPath[] = adminPaths.filter((path): path is MenuPath => !outsideMenu.some((each) => each === path))

/** Whether a user with this role sees the screen. */
export function maySee(path: AdminPath, role: string): boolean {
  return hasRole(role, screenRoles[path])
}
