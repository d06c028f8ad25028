/** Claim: signing in costs less than 1.3 times one hash of a password. */
import { hashPassword } from '../server/passwords.ts'
import { withLoginServer } from './login-calls.ts'
import { median, type Measurement } from './measurement.ts'

const rounds = 60
const mostHashes = 1.3

/** Hashes and logins take turns, so that whatever else the machine does slows both. */
export async function measure(): Promise<Measurement> {
  const hashes: number[] = []
  const logins = await withLoginServer(async ({ login }) => {
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      hashes.push(await timedHash())
      taken.push(await login())
    }
    return taken
  })
  const oneHash = median(hashes)
  return {
    claim: 'Server: sign in',
    measured: median(logins),
    bound: Number((mostHashes * oneHash).toFixed(1)),
    unit: 'ms',
    reference: { name: 'one argon2id hash', measured: oneHash },
  }
}

async function timedHash(): Promise<number> {
  const begunAt = performance.now()
  await hashPassword('olives-and-thyme')
  return performance.now() - begunAt
}
