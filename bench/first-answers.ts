/** Requests answers that no request has had before, so that none is cached. */
import { Agent } from 'node:http'
import { addDays, athensToday } from '../domain/days/days.ts'
import type { BuiltServer } from './built-server.ts'
import { timedRequest, type TimedAnswer } from './timed-request.ts'

/** One connection for all requests, as a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const today = athensToday(new Date())

/** The first pages of lists by type, town, region, tag and cost, from a day, which also makes each address a new one. */
const firstPages = [
  'events/approved?', 'events/approved?expand=days&', 'events/approved?city=Athens&', 'events/approved?city=Zografou&',
  'events/approved?tag=Cleanup&', 'events/approved?tag=Activism&', 'events/approved?tag=Green+Tech&',
  'events/approved?city=Athens&tag=Cleanup&', 'events/approved?free=true&', 'events/approved?free=true&city=Zografou&',
  'events/approved?free=true&tag=Green+Tech&', 'events/approved?free=true&city=Athens&tag=Cleanup&expand=days&',
  'events/approved?region=attica&', 'events/approved?region=crete&expand=days&', 'events/approved?region=attica&tag=Cleanup&free=true&',
  'shops/approved?region=attica&tag=Food&', 'shops/approved?', 'shops/approved?city=Athens&', 'shops/approved?tag=Food&',
  'volunteers/approved?', 'dine/approved?', 'dine/approved?tag=Raw&',
]

/** One request for the first page of each list; another `number` asks for other pages. */
export async function firstPagesMs(server: BuiltServer, number: number): Promise<number[]> {
  const taken: number[] = []
  for (const list of firstPages) {
    taken.push((await timedRequest(`${server.url}/api/${list}limit=10&from=${addDays(today, number)}`, { agent })).ms)
  }
  return taken
}

/**
 * Days of a calendar's month over all towns, with as many events as the web app asks for; another `number` asks for another
 * window of 42 days around today.
 */
export function calendarMonth(server: BuiltServer, number: number): Promise<TimedAnswer> {
  const from = addDays(today, number * 3 - 90)
  return timedRequest(`${server.url}/api/events/days?from=${from}&to=${addDays(from, 41)}&first=16&page=1`, { agent })
}
