/** Claim: while 50 people sign in at once, the server still answers others within 100 ms. */
import { withLoginServer } from './login-calls.ts'
import type { Measurement } from './measurement.ts'

const people = 50

/** The first `fetch` of a process takes up to 300 ms beside 50 other requests, which is the client's time, not the server's. */
const warmUps = 20

export async function measure(): Promise<Measurement> {
  const worst = await withLoginServer(async ({ url, login }) => {
    for (let turn = 0; turn < warmUps; turn += 1) await timedLiveness(url)
    const state = { isOver: false, worst: 0 }
    const crowd = Promise.all(Array.from({ length: people }, () => login())).finally(() => (state.isOver = true))
    while (!state.isOver) state.worst = Math.max(state.worst, await timedLiveness(url))
    await crowd
    return state.worst
  })
  return { claim: `Server: worst /health/live during ${people} logins`, samples: [worst], atMost: 100, unit: 'ms', reference: null }
}

async function timedLiveness(url: string): Promise<number> {
  const begunAt = performance.now()
  await (await fetch(`${url}/health/live`)).text()
  return performance.now() - begunAt
}
