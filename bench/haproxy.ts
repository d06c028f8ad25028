/** HAProxy in front of servers, with its default checks or with those of the README. */
import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { Balancer } from './rolling-restart.ts'

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
