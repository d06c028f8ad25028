/**
 * Answers for listings, for lists and for days, that were not read by themselves with what all lists have told: they have whole listings.
 * Such a list has no `X-Total-Count`, so the app filters, sorts and pages it as that of a server which sends whole lists.
 */
import type { Listing } from '../../domain/listing/listing.ts'
import type { City } from '../../domain/places/cities.ts'
import { keptCities } from './kept-places.ts'
import { listedDays } from './listed-days.ts'
import type { Plugin } from './plugin.ts'

/** Where no copy is kept. */
export const answerFromLists: Plugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) =>
    cachedResponse ?? (await answerTo(new URL(request.url), await caches.open(cacheName))),
}

interface Sent {
  readonly id?: unknown
  readonly city?: unknown
  readonly currentDate?: unknown
}

interface Listed {
  readonly listing: Sent
  /** When the list was made. */
  readonly date: string
  /** Whether its cities are named in the language that was asked for. */
  readonly isWorded: boolean
}

async function answerTo(url: URL, cache: Cache): Promise<Response | null> {
  const [, list, wanted] = /^(.*\/api\/\w+)\/(\d+|approved|days)$/.exec(url.pathname) ?? []
  if (list === undefined) return null
  const known = await listingsOf(list, url, cache)
  if (wanted !== 'approved' && wanted !== 'days') {
    const found = known.get(Number(wanted))
    return found ? answer(found.listing, [found]) : null
  }
  const all = [...known.values()]
  const isByPlace = ['city', 'region'].some((name) => url.searchParams.has(name)) && url.searchParams.has('cityLanguage')
  const storedCity = isByPlace ? await storedCityNames(url, cache) : sameCity
  if (wanted === 'days') {
    const days = await listedDays(all.map(({ listing }) => listing as Listing), url, cache, storedCity)
    return days && answer(days, all)
  }
  return all.length === 0 ? null : answer(all.map(({ listing }) => ({ ...listing, city: storedCity(listing) })), all)
}

function answer(body: object, from: readonly Listed[]): Response {
  const latest = from.map(({ date }) => date).reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one))
  return Response.json(body, { headers: { date: latest } })
}

/** The listings of a type that lists, or answers for one, have told; of each the best copy. */
async function listingsOf(list: string, { origin, searchParams }: URL, cache: Cache): Promise<ReadonlyMap<unknown, Listed>> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const isOfType = ({ pathname }: URL) => pathname.startsWith(`${list}/`) && /\/(?:approved|\d+)$/.test(pathname)
  const ofType = addresses.filter((url) => url.origin === origin && isOfType(url))
  const copies = await Promise.all(ofType.map(async (url) => {
    const copy = await cache.match(url.href, { ignoreVary: true })
    const body = (await copy?.json().catch(() => null)) as Sent | readonly (Sent | null)[] | null | undefined
    const isWorded = url.searchParams.get('cityLanguage') === searchParams.get('cityLanguage')
    return [body ?? []].flat().flatMap((sent): Listed[] => {
      if (!Number.isInteger(sent?.id)) return []
      const { currentDate: _, ...listing } = sent as Sent
      return [{ listing, date: copy?.headers.get('date') ?? '', isWorded }]
    })
  }))
  return new Map(copies.flat().toSorted(bestLast).map((each) => [each.listing.id, each]))
}

function bestLast(one: Listed, other: Listed): number {
  return Number(one.isWorded) - Number(other.isWorded) || timeOf(one.date) - timeOf(other.date)
}

function timeOf(date: string): number {
  return date === '' ? 0 : new Date(date).getTime()
}

type CityOf = (listing: Sent) => unknown

const sameCity: CityOf = ({ city }) => city

/** Filters have the stored names of cities, while answers can have those of the reader's language. */
async function storedCityNames(url: URL, cache: Cache): Promise<CityOf> {
  const language = url.searchParams.get('cityLanguage') as keyof City['name']
  const names = new Map<unknown, unknown>((await keptCities(cache)).map(({ name }) => [name[language], name.en]))
  return ({ city }) => names.get(city) ?? city
}
