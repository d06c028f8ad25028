/** Claim: an idle server uses at most 150 MB of memory, without its database. */
import { setTimeout } from 'node:timers/promises'
import { residentMegabytes } from './attacked-server.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import type { Measurement } from './measurement.ts'

const requestsBefore = 200
const restMs = 3_000

export async function measure(): Promise<Measurement> {
  const megabytes = await withDataFolder(async (dataDir) => {
    const server = await startBuiltServer(dataDir)
    for (let page = 1; page <= requestsBefore; page += 1) await (await fetch(`${server.url}/api/events/approved?limit=10&page=${page}`)).text()
    await setTimeout(restMs)
    const resident = residentMegabytes(server.pid)
    await server.stop()
    return resident
  })
  return { claim: 'Server: memory when idle', samples: [megabytes], atMost: 150, unit: 'MB', reference: null }
}
