/** Claim: a page of a public list costs little more than a bare Node server that sends the same bytes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import { median, type Measurement } from './measurement.ts'

const rounds = 3
const connections = 50
const secondsPerRound = 3

export async function measure(): Promise<Measurement> {
  return withDataFolder(async (dataDir) => {
    const server = await startBuiltServer(dataDir)
    const list = `${server.url}/api/events/approved?from=2026-01-01&limit=10`
    const bare = await startBareServer(list)
    const [ours, bares]: number[][] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours?.push(await msPerThousand(list))
      bares?.push(await msPerThousand(bare.url))
    }
    bare.stop()
    await server.stop()
    return {
      claim: 'Server: 1,000 pages of a public list',
      measured: median(ours ?? []),
      bound: 500,
      unit: 'ms',
      reference: { name: 'bare node:http', measured: median(bares ?? []) },
    }
  })
}

async function msPerThousand(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: secondsPerRound })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`)
  return 1_000_000 / requests.average
}

async function startBareServer(bodyFrom: string): Promise<{ url: string; stop: () => void }> {
  const program = fileURLToPath(new URL('bare-server.js', import.meta.url))
  const child = spawn(process.execPath, [program, bodyFrom], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url, stop: () => void child.kill() }
}
