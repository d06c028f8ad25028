/** Why a role is not changed: its message says so to the person who asked for it. */
export class RoleError extends Error {
  override readonly name = 'RoleError'
}
