/** The pages of listings and of lists that were read, one copy of each, in the language that was read last. */
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { languages } from '../../domain/languages.ts'
import { listsPath, readListPagePath } from '../../domain/lists/list-page.ts'
import { listScreen } from '../../domain/lists/list-screen.ts'
import { readListingPagePath } from '../../domain/listing/listing-page.ts'
import { openedAddress } from '../../domain/listing/opened-address.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { dataCache } from '../../domain/offline-copies.ts'
import { shownCopy } from '../../domain/page-elements.ts'
import { keptCities } from './kept-places.ts'
import { isOwnServerPage, keepOwn } from './own-responses.ts'

interface ServerPagesOptions {
  /** The folder of the web app, with a slash at its end. */
  readonly folder: string
  readonly networkTimeoutSeconds: number
  readonly maxAgeSeconds: number
  /** Reads an address and stores the response. */
  readonly keep: (url: URL, event: ExtendableEvent) => Promise<void>
}

/** The path below the folder of the web app, with a slash at its start. */
const pathBelow = ({ pathname }: URL, folder: string) => (pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : '')

/** Whether it is the address of a page that is kept. */
export function isServerPage(url: URL, folder: string): boolean {
  const path = pathBelow(url, folder)
  return readListingPagePath(path) !== null || `${path}/`.startsWith(`${listsPath}/`)
}

/** A page that was not read leads to the app, which may have its listings, or says that it has not. */
export function createServerPages({ folder, networkTimeoutSeconds, maxAgeSeconds, keep }: ServerPagesOptions): NetworkFirst {
  // Whatever the title and the language in the address.
  const keyOf = (address: string) => {
    const path = pathBelow(new URL(address), folder)
    const listing = readListingPagePath(path)
    return folder + (listing ? shortPagePath(listing.type, listing.id) : path).slice(1)
  }
  return new NetworkFirst({
    cacheName: 'listing-pages',
    networkTimeoutSeconds,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds }),
      keepOwn(isOwnServerPage),
      {
        // The app opens the listing as well, over a calendar or a list that does not have it.
        cacheDidUpdate: async ({ request, newResponse, event }) => {
          const listing = listingData(new URL(request.url), newResponse, folder)
          if (listing) await keep(listing, event as ExtendableEvent)
        },
      },
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ? withNotice(cachedResponse) : openInApp(new URL(request.url), folder),
      },
    ],
    matchOptions: { ignoreVary: true },
  })
}

/** The address at which the app reads the listing of the page, in the language of the page; null for the page of a list. */
function listingData(url: URL, { headers }: Response, folder: string): URL | null {
  const listing = readListingPagePath(pathBelow(url, folder))
  if (!listing) return null
  const data = new URL(`${folder}api${shortPagePath(listing.type, listing.id)}`, url)
  data.searchParams.set('cityLanguage', headers.get('content-language') ?? languages[0])
  return data
}

/** The page says that it is a copy. */
async function withNotice(copy: Response): Promise<Response> {
  const headers = new Headers(copy.headers)
  // The text is not compressed any more.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(shownCopy(await copy.text()), { headers })
}

/** Null if the app is not kept. */
async function openInApp(url: URL, folder: string): Promise<Response | null> {
  if (!(await caches.match(new URL(folder, url).href, { cacheName: 'page', ignoreVary: true }))) return null
  const path = pathBelow(url, folder)
  const listing = readListingPagePath(path)
  const screen = listing ? openedAddress(listing.type, listing.id) : await screenOfList(path)
  return Response.redirect(new URL(folder + screen, url).href)
}

/** The list of a town whose name is not kept leads to that of its type, and the page of all lists to home. */
async function screenOfList(path: string): Promise<string> {
  const cityNames = (await keptCities(await caches.open(dataCache))).map(({ name }) => name[languages[0]])
  const ofType = path.split('/').slice(0, 3).join('/')
  const list = readListPagePath(path, cityNames) ?? readListPagePath(ofType, [])
  return list ? listScreen(list.type, list.filter) : ''
}
