/** Logins at a server whose rate limits are so high that they do not apply. */
import { Agent } from 'node:http'
import { hashPassword } from '../server/work/passwords.ts'
import { median, type Measured } from './measurement.ts'
import { timedRequest } from './requests.ts'
import { withServer } from './servers.ts'

interface LoginServer {
  readonly url: string
  /** Milliseconds until the member is signed in. */
  readonly login: () => Promise<number>
  /** Milliseconds until a wrong password is refused, for an existing or unknown user. */
  readonly refused: (username: string) => Promise<number>
}

/** The only user. */
const member = { username: 'member', password: 'olives-and-thyme' }

const agent = new Agent({ keepAlive: true })

const environment = {
  DEMO: '0',
  RATE_LIMIT_SCALE: '1000000',
  ADMIN_USERNAME: member.username,
  ADMIN_EMAIL: 'member@example.org',
  ADMIN_PASSWORD: member.password,
}

const warmUps = 20

/** What logins take more than a hash. Both alternate, so that other load slows both. */
export async function logins(): Promise<Measured> {
  const turns = 10
  const [hashes, taken]: [number[], number[]] = [[], []]
  await withLoginServer(async ({ login }) => {
    for (let turn = 0; turn < turns; turn += 1) {
      hashes.push(...(await timesInARow(timedHash)))
      taken.push(...(await timesInARow(login)))
    }
  })
  const hash = median(hashes)
  return { samples: taken.map((ms) => ms - hash), note: `The hash takes ${hash.toFixed(1)} ms.` }
}

/** The times of refusals of a user that does not exist, beside those of one that does. */
export async function refusalsOfStrangers(): Promise<Measured> {
  const rounds = 60
  const [known, unknown]: [number[], number[]] = [[], []]
  await withLoginServer(async ({ refused }) => {
    for (let round = 0; round < rounds; round += 1) {
      known.push(await refused(member.username))
      unknown.push(await refused('nobody'))
    }
  })
  return { samples: unknown, reference: { name: 'refuse a known one', samples: [median(known)] } }
}

/** The slowest answer to others while so many people sign in at once. */
export async function besideLogins(people: number): Promise<Measured> {
  const worst = await withLoginServer(async ({ url, login }) => {
    // The first `fetch` of a process takes up to 300 ms beside 50 other requests, which is the client's time, not the server's.
    for (let turn = 0; turn < warmUps; turn += 1) await timedLiveness(url)
    const state = { isOver: false, worst: 0 }
    const crowd = Promise.all(Array.from({ length: people }, () => login())).finally(() => (state.isOver = true))
    while (!state.isOver) state.worst = Math.max(state.worst, await timedLiveness(url))
    await crowd
    return state.worst
  })
  return { samples: [worst] }
}

function withLoginServer<Result>(work: (server: LoginServer) => Promise<Result>): Promise<Result> {
  return withServer(environment, async ({ url }) => {
    const timedLogin = async (body: typeof member, status: number) =>
      (await timedRequest(`${url}/auth/login`, { method: 'POST', body, agent, expected: [status] })).ms
    const login = () => timedLogin(member, 200)
    const refused = (username: string) => timedLogin({ username, password: 'not-this-one' }, 401)
    for (let turn = 0; turn < warmUps; turn += 1) await Promise.all([login(), refused(member.username), refused('nobody')])
    return work({ url, login, refused })
  })
}

/** Drops the first time: this process is also the client, and the caches hold data of the other work then. */
async function timesInARow(time: () => Promise<number>): Promise<number[]> {
  const timesATurn = 10
  await time()
  const taken: number[] = []
  for (let n = 0; n < timesATurn; n += 1) taken.push(await time())
  return taken
}

async function timedHash(): Promise<number> {
  const begunAt = performance.now()
  await hashPassword(member.password)
  return performance.now() - begunAt
}

async function timedLiveness(url: string): Promise<number> {
  const begunAt = performance.now()
  await (await fetch(`${url}/health/live`)).text()
  return performance.now() - begunAt
}
