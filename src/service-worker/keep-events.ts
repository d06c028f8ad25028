/** Keeps the events of the days that a calendar has shown, so that each of them opens without a network. */
import { isLineSlow } from '../../domain/slow-line.ts'
import type { Plugin } from './plugin.ts'

const daysPath = /\/days$/

/** The most that a page of a list can have. */
const pageSize = 100

/** The most pages of a month that are kept; of more events, the first ones are. */
const maxPages = 3

/** Events that were read shortly before are not read again. */
const freshMs = 3_600_000

/** `keep` reads an address and stores the response. */
export function keepEventsOfDays(keep: (url: URL, event: ExtendableEvent) => Promise<void>): Plugin {
  return {
    cacheDidUpdate: async ({ cacheName, request, newResponse, event }) => {
      if (!daysPath.test(new URL(request.url).pathname) || isLineSlow(navigator)) return
      const cache = await caches.open(cacheName)
      const copyOf = (url: URL) => cache.match(url.href, { ignoreVary: true })
      for (let page = 1; page <= maxPages; page++) {
        const url = listOfDays(request.url, page)
        if (!isFresh(await copyOf(url), newResponse)) await keep(url, event as ExtendableEvent)
        const total = Number((await copyOf(url))?.headers.get('x-total-count') ?? 0)
        if (total <= page * pageSize) return
      }
    },
  }
}

/** The list of the events of these days, each once: `/api/events/days?from=…` is derived from it. */
function listOfDays(days: string, page: number): URL {
  const url = new URL(days)
  url.pathname = url.pathname.replace(daysPath, '/approved')
  url.searchParams.delete('first')
  url.searchParams.set('limit', String(pageSize))
  url.searchParams.set('page', String(page))
  return url
}

/** Both have the time of the server. */
function isFresh(copy: Response | undefined, now: Response): boolean {
  return copy ? madeAt(now) - madeAt(copy) < freshMs : false
}

function madeAt({ headers }: Response): number {
  return new Date(headers.get('date') ?? '').getTime()
}
