/** The administrator of a server that is measured. */
import { timedRequest } from './requests.ts'
import type { BuiltServer } from './servers.ts'

const admin = { username: 'bench-admin', password: 'olives-and-thyme' }

/** What the server of `signedIn` is started with. */
export const adminEnvironment = { ADMIN_USERNAME: admin.username, ADMIN_EMAIL: 'bench-admin@example.org', ADMIN_PASSWORD: admin.password }

/** The header of an administrator. */
export async function signedIn({ url }: BuiltServer): Promise<{ readonly authorization: string }> {
  const { body } = await timedRequest(`${url}/auth/login`, { method: 'POST', body: admin })
  return { authorization: `Bearer ${(JSON.parse(body.toString()) as { token: string }).token}` }
}
