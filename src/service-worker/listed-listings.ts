/** Answers for a listing that was not read by itself with what a list has told of it: lists have whole listings. */
import type { StrategyOptions } from 'workbox-strategies'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** Where no copy of the listing is kept. */
export const answerFromLists: Plugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) =>
    cachedResponse ?? (await listed(cacheName, new URL(request.url))),
}

interface Listed {
  readonly listing: object
  /** When the list was made. */
  readonly date: string
  /** Whether its cities are named in the language that was asked for. */
  readonly isWorded: boolean
}

async function listed(cacheName: string, { pathname, origin, searchParams }: URL): Promise<Response | null> {
  const [, list, id] = /^(.*\/api\/\w+)\/(\d+)$/.exec(pathname) ?? []
  if (list === undefined) return null
  const cache = await caches.open(cacheName)
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const lists = addresses.filter((url) => url.origin === origin && url.pathname === `${list}/approved`)
  const isWorded = (url: URL) => url.searchParams.get('cityLanguage') === searchParams.get('cityLanguage')
  const found = await Promise.all(lists.map(async (url): Promise<Listed | null> => {
    const copy = await cache.match(url.href, { ignoreVary: true })
    const listing = await listingIn(copy, Number(id))
    return listing && { listing, date: copy?.headers.get('date') ?? '', isWorded: isWorded(url) }
  }))
  const best = found.filter((each) => each !== null).toSorted(bestFirst)[0]
  return best ? Response.json(best.listing, { headers: { date: best.date } }) : null
}

interface Sent {
  readonly id?: unknown
}

/** Null for a copy that is no list, or is gone. */
async function listingIn(copy: Response | undefined, id: number): Promise<object | null> {
  const listings = (await copy?.json().catch(() => null)) as unknown
  return Array.isArray(listings) ? ((listings as (Sent | null)[]).find((each) => each?.id === id) ?? null) : null
}

function bestFirst(one: Listed, other: Listed): number {
  return Number(other.isWorded) - Number(one.isWorded) || new Date(other.date).getTime() - new Date(one.date).getTime()
}
