/** Claim: with everything built and an existing database, the first request is answered within 3 s. */
import { startBuiltServer, withDataFolder } from './built-server.ts'
import { median, type Measurement } from './measurement.ts'

const starts = 5

export async function measure(): Promise<Measurement> {
  const seconds = await withDataFolder(async (dataDir) => {
    await (await startBuiltServer(dataDir)).stop()
    const taken: number[] = []
    for (let start = 0; start < starts; start += 1) {
      const server = await startBuiltServer(dataDir)
      taken.push(server.startedInSeconds)
      await server.stop()
    }
    return median(taken)
  })
  return { claim: 'Server: start to first answer', samples: [seconds], atMost: 3, unit: 's', reference: null }
}
