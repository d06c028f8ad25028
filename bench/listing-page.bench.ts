/** Claim: with a million listings, the page of a listing that nobody has asked for takes at most 5 ms in the server. */
import { Agent } from 'node:http'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry } from '../domain/listing/listing.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import { median, type Measurement } from './measurement.ts'
import { timedRequest } from './timed-request.ts'

const rounds = 5
const listingsOfType = 10

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export function measure(): Promise<Measurement> {
  return withFilledServer(1_000_000, async (server) => {
    await pagesMs(server, 1)
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) samples.push(median(await pagesMs(server, round + 2)))
    return { claim: 'Server: uncached page of a listing, of a million', samples, atMost: 5, unit: 'ms', reference: null }
  })
}

/** Each page of a list has other listings. */
async function pagesMs(server: BuiltServer, page: number): Promise<number[]> {
  const taken: number[] = []
  for (const type of listingTypes) {
    const { segment } = typeRegistry[type]
    const { body } = await timedRequest(`${server.url}/api/${segment}/approved?limit=${listingsOfType}&page=${page}`, { agent })
    for (const listing of JSON.parse(body.toString()) as { id: number; title: string }[]) {
      taken.push((await timedRequest(server.url + listingPagePath(type, listing), { agent, headers: { 'accept-encoding': 'br' } })).ms)
    }
  }
  return taken
}
