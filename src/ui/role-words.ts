/** What the roles of users are called. */
import type { Role } from '../../domain/account/roles.ts'
import { m } from '../../messages/compiled/messages.js'

const names: Readonly<Record<Role, () => string>> = {
  ROLE_USER: m.role_member,
  ROLE_MODERATOR: m.role_moderator,
  ROLE_ADMIN: m.role_admin,
}

const permissions: Readonly<Record<Role, () => string>> = {
  ROLE_USER: m.role_member_may,
  ROLE_MODERATOR: m.role_moderator_may,
  ROLE_ADMIN: m.role_admin_may,
}

export function roleName(role: Role): string {
  return names[role]()
}

/** What a user with this role may do. */
export function roleText(role: Role): string {
  return permissions[role]()
}
