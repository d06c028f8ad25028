/** The pages of listings and of lists that were read, one copy of each, in the language that was read last. */
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { languages } from '../../domain/languages.ts'
import { listsPath, readListPagePath } from '../../domain/lists/list-page.ts'
import { listScreen } from '../../domain/lists/list-screen.ts'
import { typeRegistry } from '../../domain/listing/listing.ts'
import { readListingPagePath } from '../../domain/listing/listing-page.ts'
import { openedAddress } from '../../domain/listing/opened-address.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { dataCache } from '../../domain/offline-copies.ts'
import { shownCopy } from '../../domain/page-elements.ts'
import { keptCities } from './kept-places.ts'
import { isOwnPageFile, isOwnServerPage, keepOwn } from './own-responses.ts'

interface ServerPagesOptions {
  /** The folder of the web app, with a slash at its end. */
  readonly folder: string
  readonly networkTimeoutSeconds: number
  readonly maxAgeSeconds: number
  /** Reads an address and stores the response. */
  readonly keep: (url: URL, event: ExtendableEvent) => Promise<void>
}

/** The most pages, and the most files beside them, that are kept. */
const maxPages = 60

/** The path below the folder of the web app, with a slash at its start. */
const pathBelow = ({ pathname }: URL, folder: string) => (pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : '')

/** Whether it is the address of a page that is kept. */
export function isServerPage(url: URL, folder: string): boolean {
  const path = pathBelow(url, folder)
  return readListingPagePath(path) !== null || `${path}/`.startsWith(`${listsPath}/`)
}

/** The script of these pages, without which they have no buttons, and an event as a file for calendars. */
const pageScript = '/page.js'
const calendarFile = new RegExp(String.raw`^/${typeRegistry.event.segment}/\d+\.ics$`)

/** Whether it is the address of what such a page needs beside its text. */
export function isPageFile(url: URL, folder: string): boolean {
  const path = pathBelow(url, folder)
  return path === pageScript || calendarFile.test(path)
}

/** What pages of listings need; no name has a hash. */
export function createPageFiles({ networkTimeoutSeconds, maxAgeSeconds }: Omit<ServerPagesOptions, 'folder' | 'keep'>): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'page-files',
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: maxPages, maxAgeSeconds }), keepOwn(isOwnPageFile)],
    matchOptions: { ignoreVary: true },
  })
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
      new ExpirationPlugin({ maxEntries: maxPages, maxAgeSeconds }),
      keepOwn(isOwnServerPage),
      {
        cacheDidUpdate: async ({ request, newResponse, event }) => {
          const needed = besidePage(new URL(request.url), newResponse, folder)
          await Promise.all(needed.map((url) => keep(url, event as ExtendableEvent)))
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

/**
 * The script of the page; of that of a listing also the listing as data, in the language of the page, which is saved, and which the app
 * opens over a calendar or a list that does not have it; and of that of an event its file for calendars.
 */
function besidePage(url: URL, { headers }: Response, folder: string): URL[] {
  const at = (path: string) => new URL(folder + path.slice(1), url)
  const listing = readListingPagePath(pathBelow(url, folder))
  if (!listing) return [at(pageScript)]
  const path = shortPagePath(listing.type, listing.id)
  const data = at(`/api${path}`)
  data.searchParams.set('cityLanguage', headers.get('content-language') ?? languages[0])
  return [at(pageScript), data, ...(listing.type === 'event' ? [at(`${path}.ics`)] : [])]
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
