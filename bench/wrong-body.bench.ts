/** Claim: a body with 33,000 wrong tags is refused in at most 5 ms, so that it keeps nobody waiting. */
import { Agent, request } from 'node:http'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import { median, type Measurement } from './measurement.ts'

const member = { username: 'bench-admin', password: 'olives-and-thyme' }

const environment = {
  DEMO: '0',
  ADMIN_USERNAME: member.username,
  ADMIN_EMAIL: 'bench-admin@example.org',
  ADMIN_PASSWORD: member.password,
  RATE_LIMIT_SCALE: '1000',
}

const wrong = `{"title":"Soap","description":"By weight.","tags":[${Array.from({ length: 33_000 }, () => '""').join()}]}`

const plain = '{"title":"","description":""}'

const [warmUps, times] = [20, 100]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export function measure(): Promise<Measurement> {
  return withDataFolder(async (dataDir) => {
    const { url, stop } = await startBuiltServer(dataDir, environment)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify(member) })
    const { token } = (await answer.json()) as { token: string }
    const msOf = async (body: string): Promise<number> => {
      const taken: number[] = []
      for (let turn = 0; turn < warmUps + times; turn += 1) taken.push(await refusedMs(`${url}/api/shops`, token, body))
      return median(taken.slice(warmUps))
    }
    const [measured, small] = [await msOf(wrong), await msOf(plain)]
    agent.destroy()
    await stop()
    return { claim: 'Server: 33,000 wrong tags', measured, bound: 5, unit: 'ms', reference: { name: 'two wrong fields', measured: small } }
  })
}

function refusedMs(url: string, token: string, body: string): Promise<number> {
  const begunAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'authorization': `Bearer ${token}` }
    const call = request(url, { method: 'POST', headers, agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 400) resolve(performance.now() - begunAt)
        else reject(new Error(`A wrong body was answered with ${answer.statusCode}.`))
      })
    })
    call.once('error', reject).end(body)
  })
}
