/** How long a server takes to start and a database to be filled, and the memory of a server that has nothing to do. */
import { setTimeout } from 'node:timers/promises'
import { residentMegabytes } from './attacks.ts'
import { median, type Measured } from './measurement.ts'
import { filledOnce, startBuiltServer, withDataFolder, withFilledServer, withServer, type BuiltServer } from './servers.ts'
import { million } from './uncached-answers.ts'

const secondsOf = async ({ startedInSeconds }: BuiltServer): Promise<number> => startedInSeconds

/** To the first answer, which makes the database and its demo listings first. */
export async function firstStarts(): Promise<Measured> {
  return { samples: await threeTimes(() => withServer({}, secondsOf)) }
}

/** To the first answer, with a database that exists. */
export async function starts(): Promise<Measured> {
  const again = 5
  return withDataFolder(async (dataDir) => {
    await (await startBuiltServer(dataDir)).stop()
    const taken: number[] = []
    for (let start = 0; start < again; start += 1) {
      const server = await startBuiltServer(dataDir)
      taken.push(server.startedInSeconds)
      await server.stop()
    }
    return { samples: [median(taken)] }
  })
}

/** To the first answer, with a million listings. */
export async function startsWithMillion(): Promise<Measured> {
  return { samples: await threeTimes(() => withFilledServer(million, secondsOf)) }
}

async function threeTimes(measure: () => Promise<number>): Promise<number[]> {
  return [await measure(), await measure(), await measure()]
}

/** By `npm run generate -- 1000000`. */
export async function fillWithMillion(): Promise<Measured> {
  const { seconds } = await filledOnce(million)
  return { samples: [seconds], note: 'Inserts, then indexes, by PostgreSQL with two processors.' }
}

/** Without the database, after some requests and a rest. */
export async function idleMemory(): Promise<Measured> {
  const [requestsBefore, restMs] = [200, 3_000]
  return withServer({}, async ({ url, pid }) => {
    for (let page = 1; page <= requestsBefore; page += 1) await (await fetch(`${url}/api/events/approved?limit=10&page=${page}`)).text()
    await setTimeout(restMs)
    return { samples: [residentMegabytes(pid)] }
  })
}
