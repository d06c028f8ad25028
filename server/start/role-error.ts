/** Thrown when `npm run admin` cannot change a role; the message is for the operator. */
export class RoleError extends Error {
  override readonly name = 'RoleError'
}
