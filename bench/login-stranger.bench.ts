/** Claim: the time of a refused login does not reveal whether the user exists. */
import { member, withLoginServer } from './login-calls.ts'
import { median, type Measurement } from './measurement.ts'

const rounds = 60

/** Larger differences could be measured over a network. */
const maxRatio = 1.1

export async function measure(): Promise<Measurement> {
  const [known, unknown]: [number[], number[]] = [[], []]
  await withLoginServer(async ({ refused }) => {
    for (let round = 0; round < rounds; round += 1) {
      known.push(await refused(member.username))
      unknown.push(await refused('nobody'))
    }
  })
  const ofKnown = median(known)
  return {
    claim: 'Server: refuse an unknown user',
    samples: unknown,
    atMost: Number((maxRatio * ofKnown).toFixed(1)),
    unit: 'ms',
    reference: { name: 'refuse a known one', samples: [ofKnown] },
  }
}
