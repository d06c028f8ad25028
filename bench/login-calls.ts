/** Measures logins at a built server. */
import { Agent } from 'node:http'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import { timedRequest } from './timed-request.ts'

export interface LoginServer {
  readonly url: string
  /** Milliseconds until the member is signed in. */
  readonly login: () => Promise<number>
  /** Milliseconds until a wrong password is refused, for an existing or unknown user. */
  readonly refused: (username: string) => Promise<number>
}

/** The only user. */
export const member = { username: 'member', password: 'olives-and-thyme' }

const agent = new Agent({ keepAlive: true })

const environment = {
  DEMO: '0',
  RATE_LIMIT_SCALE: '1000000',
  ADMIN_USERNAME: member.username,
  ADMIN_EMAIL: 'member@example.org',
  ADMIN_PASSWORD: member.password,
}

const warmUps = 20

/** Rate limits are set so high that they do not apply. */
export function withLoginServer<Result>(work: (server: LoginServer) => Promise<Result>): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const { url, stop } = await startBuiltServer(dataDir, environment)
    const timedLogin = async (body: typeof member, status: number) =>
      (await timedRequest(`${url}/auth/login`, { method: 'POST', body, agent, expected: [status] })).ms
    const login = () => timedLogin(member, 200)
    const refused = (username: string) => timedLogin({ username, password: 'not-this-one' }, 401)
    try {
      // Warm up.
      for (let turn = 0; turn < warmUps; turn += 1) await Promise.all([login(), refused(member.username), refused('nobody')])
      return await work({ url, login, refused })
    } finally {
      await stop()
    }
  })
}
