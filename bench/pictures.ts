/** Pictures of listings that nobody has asked for, and the requests of others meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { median, quantile, type Measured } from './measurement.ts'
import { oneConnection, timedRequest } from './requests.ts'
import { withFilledServer, type BuiltServer } from './servers.ts'

const rounds = 5
const picturesOfType = 3
/** Between the requests of others, so that they leave the processor to the drawing. */
const pauseMs = 10

const send = oneConnection()
const sendAsOther = oneConnection()

export function drawnPictures(): Promise<Measured> {
  return withFilledServer(10_000, async (server) => {
    await pictures(server, 1)
    const made: Pictures[] = []
    for (let round = 0; round < rounds; round += 1) made.push(await pictures(server, round + 2))
    const slowest = quantile(made.flatMap(({ othersMs }) => othersMs), 0.99)
    const again = median(made.flatMap(({ againMs }) => againMs))
    const note = `From the cache ${again.toFixed(1)} ms; 99 % of other requests meanwhile ${slowest.toFixed(1)} ms.`
    return { samples: made.map(({ drawnMs }) => median(drawnMs)), note }
  })
}

interface Pictures {
  readonly drawnMs: readonly number[]
  readonly againMs: readonly number[]
  readonly othersMs: readonly number[]
}

/** Each page of a list has other listings. */
async function pictures(server: BuiltServer, page: number): Promise<Pictures> {
  const paths = (await Promise.all(listingTypes.map((type) => pathsOf(server, type, page)))).flat()
  const [drawnMs, againMs, othersMs]: [number[], number[], number[]] = [[], [], []]
  for (const path of paths) {
    const drawing = send(server.url + path)
    let isDrawn = false
    void drawing.finally(() => void (isDrawn = true)).catch(() => undefined)
    while (!isDrawn) {
      othersMs.push((await sendAsOther(`${server.url}/config.json`)).ms)
      await setTimeout(pauseMs)
    }
    drawnMs.push((await drawing).ms)
    againMs.push((await send(server.url + path)).ms)
  }
  return { drawnMs, againMs, othersMs }
}

async function pathsOf(server: BuiltServer, type: ListingType, page: number): Promise<string[]> {
  const address = `${server.url}/api/${typeRegistry[type].segment}/approved?limit=${picturesOfType}&page=${page}`
  const listings = JSON.parse((await timedRequest(address)).body.toString()) as { id: number; title: string }[]
  return listings.map((listing) => `${listingPagePath(type, listing)}.png?lang=${page % 2 === 0 ? 'el' : 'en'}`)
}
