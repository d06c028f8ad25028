/** Load balancers in front of servers: one without retries, and HAProxy with any checks. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './servers.ts'

export interface Balancer {
  readonly url: string
  stop(): void
}

const checkEveryMs = 100

/** It checks whether servers are ready and forwards each request once. */
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

const pollMs = 200

export interface HaproxyOptions {
  /** How often HAProxy reconnects for a request; its default is 3. */
  readonly retries: number
  /** The parameters of `check`; without any, every two seconds, and three failed ones count. */
  readonly check: string
}

export function hasHaproxy(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}

export async function startHaproxy(urls: readonly string[], folder: string, options: HaproxyOptions): Promise<Balancer> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, urls, options))
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health/ready`).then(({ ok }) => ok, () => false))) {
    if (child.exitCode !== null) throw new Error('HAProxy did not start.')
    await setTimeout(pollMs)
  }
  return { url, stop: () => void child.kill() }
}

function configuration(port: number, urls: readonly string[], { retries, check }: HaproxyOptions): string {
  const servers = urls.map((url, index) => `  server site${index} ${new URL(url).host}`)
  return `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  retries ${retries}
listen site
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /health/ready
  default-server check ${check}
${servers.join('\n')}
`
}
