/** Claim: the very first start, which makes the database and its demo listings, answers within 3.5 s. */
import { startBuiltServer, withDataFolder } from './built-server.ts'
import type { Measurement } from './measurement.ts'

const starts = 3

export async function measure(): Promise<Measurement> {
  const taken: number[] = []
  for (let start = 0; start < starts; start += 1) {
    await withDataFolder(async (dataDir) => {
      const server = await startBuiltServer(dataDir)
      taken.push(server.startedInSeconds)
      await server.stop()
    })
  }
  return { claim: 'Server: very first start to first answer', samples: taken, atMost: 3.5, unit: 's', reference: null }
}
