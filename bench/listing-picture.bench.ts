/** Claim: the picture of a listing takes at most 150 ms if nobody has asked for it, and others are answered meanwhile. */
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import { median, type Measurement } from './measurement.ts'
import { timedRequest } from './timed-request.ts'

const rounds = 5
const picturesOfType = 3
/** Between the requests of others, so that they leave the processor to the drawing. */
const pauseMs = 10

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const agentOfOthers = new Agent({ keepAlive: true, maxSockets: 1 })

export function measure(): Promise<Measurement> {
  return withFilledServer(10_000, async (server) => {
    await pictures(server, 1)
    const made: Pictures[] = []
    for (let round = 0; round < rounds; round += 1) made.push(await pictures(server, round + 2))
    const others = made.flatMap(({ othersMs }) => othersMs).toSorted((a, b) => a - b)
    const slowest = others[Math.floor(others.length * 0.99)] ?? Number.NaN
    const again = median(made.flatMap(({ againMs }) => againMs))
    const note = `From the cache ${again.toFixed(1)} ms; 99 % of other requests meanwhile ${slowest.toFixed(1)} ms.`
    const samples = made.map(({ drawnMs }) => median(drawnMs))
    return { claim: 'Server: picture of a listing, drawn', samples, atMost: 150, unit: 'ms', reference: null, note }
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
  const [drawnMs, againMs, othersMs]: number[][] = [[], [], []]
  for (const path of paths) {
    const drawing = timedRequest(server.url + path, { agent })
    let isDrawn = false
    void drawing.finally(() => void (isDrawn = true)).catch(() => undefined)
    while (!isDrawn) {
      othersMs?.push((await timedRequest(`${server.url}/config.json`, { agent: agentOfOthers })).ms)
      await setTimeout(pauseMs)
    }
    drawnMs?.push((await drawing).ms)
    againMs?.push((await timedRequest(server.url + path, { agent })).ms)
  }
  return { drawnMs: drawnMs ?? [], againMs: againMs ?? [], othersMs: othersMs ?? [] }
}

async function pathsOf(server: BuiltServer, type: ListingType, page: number): Promise<string[]> {
  const address = `${server.url}/api/${typeRegistry[type].segment}/approved?limit=${picturesOfType}&page=${page}`
  const listings = JSON.parse((await timedRequest(address)).body.toString()) as { id: number; title: string }[]
  return listings.map((listing) => `${listingPagePath(type, listing)}.png?lang=${page % 2 === 0 ? 'el' : 'en'}`)
}
