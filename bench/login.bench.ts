/** Claim: signing in costs less than 1.3 times one hash of a password. */
import { hashPassword } from '../server/work/passwords.ts'
import { withLoginServer } from './login-calls.ts'
import { median, type Measurement } from './measurement.ts'

const turns = 10
const timesATurn = 10
const maxHashes = 1.3

/** Hashes and logins alternate, so that other load slows both. */
export async function measure(): Promise<Measurement> {
  const hashes: number[] = []
  const logins: number[] = []
  await withLoginServer(async ({ login }) => {
    for (let turn = 0; turn < turns; turn += 1) {
      hashes.push(...(await timesInARow(timedHash)))
      logins.push(...(await timesInARow(login)))
    }
  })
  const oneHash = median(hashes)
  return {
    claim: 'Server: sign in',
    samples: logins,
    atMost: Number((maxHashes * oneHash).toFixed(1)),
    unit: 'ms',
    reference: { name: 'one argon2id hash', samples: [oneHash] },
  }
}

/** Drops the first time: this process is also the client, and the caches hold data of the other work then. */
async function timesInARow(time: () => Promise<number>): Promise<number[]> {
  await time()
  const taken: number[] = []
  for (let n = 0; n < timesATurn; n += 1) taken.push(await time())
  return taken
}

async function timedHash(): Promise<number> {
  const begunAt = performance.now()
  await hashPassword('olives-and-thyme')
  return performance.now() - begunAt
}
