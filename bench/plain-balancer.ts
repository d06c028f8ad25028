/** A load balancer without retries: it checks whether servers are ready and forwards each request once. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Balancer } from './rolling-restart.ts'

const checkEveryMs = 100

export async function startPlainBalancer(servers: readonly string[]): Promise<Balancer> {
  let ready: readonly string[] = []
  let turn = 0
  const agent = new Agent({ keepAlive: true })
  const check = async (): Promise<void> => {
    const states = await Promise.all(servers.map((url) => fetch(`${url}/health/ready`).then(({ ok }) => ok, () => false)))
    ready = servers.filter((_, index) => states[index])
  }
  const timer = setInterval(() => void check(), checkEveryMs)
  const balancer = createServer((incoming, answer) => {
    const fail = (): void => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
    const server = ready[(turn += 1) % ready.length]
    if (server === undefined) return fail()
    const { method, headers } = incoming
    const outgoing = request(`${server}${incoming.url}`, { agent, method, headers }, (found) => {
      const { connection, ...kept } = found.headers
      answer.writeHead(found.statusCode ?? 502, kept)
      found.on('error', fail).pipe(answer)
    })
    incoming.pipe(outgoing.on('error', fail))
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    stop() {
      clearInterval(timer)
      balancer.closeAllConnections()
      balancer.close()
      agent.destroy()
    },
  }
}
