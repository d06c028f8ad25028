/**
 * Lets the site open without a network: keeps the page, its code, the pages of listings and of lists that were read, and the public data
 * that was seen last. The build writes it into the folder of the web app. Nothing is stored that was fetched with a session, or that is
 * not the site's.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, CacheOnly, NetworkFirst, type Strategy } from 'workbox-strategies'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { dataCache, type CopyMessage, type PageMessage } from '../../domain/offline-copies.ts'
import { keepEventsOfDays } from './keep-events.ts'
import { answerFromLists } from './listed-listings.ts'
import { isOwnCode, isOwnData, isOwnPage, keepOwn, refuseOthers } from './own-responses.ts'
import type { Plugin } from './plugin.ts'
import { createPageFiles, createServerPages, isPageFile, isServerPage } from './server-pages.ts'

declare const self: ServiceWorkerGlobalScope

const folder = new URL('.', self.location.href).pathname
const weekInSeconds = 604_800

/** A server that takes longer is answered for by the copy. */
const networkTimeoutSeconds = 8

const page = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds,
  // The page of the language that was opened last, at whatever address. That of a portal is shown, since it asks to log in there.
  plugins: [{ cacheKeyWillBeUsed: async () => folder, requestWillFetch: async ({ request }) => revalidating(request) }, keepOwn(isOwnPage)],
  matchOptions: { ignoreVary: true },
})

/** The browser's own cache may have the page of a portal. The mode of a navigation cannot be given to a new request. */
function revalidating({ url, headers }: Request): Request {
  return new Request(url, { headers, cache: 'no-cache', credentials: 'include', redirect: 'manual' })
}

const ofPages = { networkTimeoutSeconds, maxAgeSeconds: 4 * weekInSeconds }
const serverPages = createServerPages({ folder, ...ofPages, keep })
const pageFiles = createPageFiles(ofPages)

const screenPaths: readonly string[] = Object.values(paths)
const screenOf = ({ pathname }: URL) => `/${pathname.slice(folder.length).replace(/\/$/, '')}`
const isScreen = (url: URL) => url.pathname.startsWith(folder) && screenPaths.includes(screenOf(url))

/** The names of these files contain a hash of their content. */
const code = new CacheFirst({
  cacheName: 'code',
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 8 * weekInSeconds }), keepOwn(isOwnCode), refuseOthers(isOwnCode)],
  matchOptions: { ignoreVary: true },
})

const tellOfCopy: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const made = cachedResponse?.headers.get('date')
    if (made) await tell({ type: 'copy.show', seenAt: new Date(made).toISOString() })
    return cachedResponse
  },
}

const data = new NetworkFirst({
  cacheName: dataCache,
  networkTimeoutSeconds,
  plugins: [
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 4 * weekInSeconds }),
    keepOwn(isOwnData),
    refuseOthers(isOwnData),
    keepEventsOfDays(keep),
    answerFromLists,
    tellOfCopy,
    {
      fetchDidSucceed: async ({ response }) => {
        // A status of 5xx can be that of a proxy in front of a stopped server, and 511 that of a portal.
        if (response.status < 500) await tell({ type: 'server.answer' })
        return response
      },
    },
  ],
  matchOptions: { ignoreVary: true },
})

/** For what only a copy answers. The browser's own cache would be taken for the server. */
const copiesOfData = new CacheOnly({
  cacheName: dataCache,
  plugins: [keepOwn(isOwnData), answerFromLists, tellOfCopy],
  matchOptions: { ignoreVary: true },
})

/** What was told last: the first requests of a page are answered before it listens. */
let lastTold: CopyMessage = { type: 'server.answer' }

async function tell(message: CopyMessage): Promise<void> {
  lastTold = message
  for (const client of await self.clients.matchAll()) client.postMessage(message)
}

const isPage = ({ pathname }: URL) => pathname === folder || /^index(\.\w+)?\.html$/.test(pathname.slice(folder.length))
const isCode = ({ pathname }: URL) => pathname.startsWith(`${folder}assets/`)
const segments = listingTypes.map((type) => typeRegistry[type].segment).join('|')
const listingData = new RegExp(String.raw`/api/(?:${segments})/(?:approved|towns|days|counts|\d+)$`)
const isData = ({ pathname }: URL) =>
  listingData.test(pathname) || /\/(?:config|cityAliases|greekCities|greekRegions)\.json$/.test(pathname)

/** What a search without a network compares its words with, kept with the code. */
const placeFiles = ['greekCities.json', 'cityAliases.json', 'greekRegions.json']

const isPublic = (request: Request) => request.method === 'GET' && !request.headers.has('authorization')

registerRoute(({ url, request }) => request.mode === 'navigate' && isPage(url), page)
registerRoute(({ url, request }) => request.mode === 'navigate' && isServerPage(url, folder), serverPages)
registerRoute(({ url, request }) => request.mode === 'navigate' && isScreen(url), openScreen)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPageFile(url, folder), pageFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && isCode(url), code)
registerRoute(({ url, request }) => isData(url) && isPublic(request) && request.cache === 'only-if-cached', copiesOfData)
registerRoute(({ url, request }) => isData(url) && isPublic(request), data)

/** The path of a screen without `#` is redirected by the server; when nobody answers, here. */
async function openScreen({ request, url }: { readonly request: Request; readonly url: URL }): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(new URL(`${folder}#${screenOf(url)}${url.search}`, url).href))
}

// The worker holds no code of the app, so a new one can take over at once.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'copies.ask') event.source?.postMessage(lastTold)
  else if (message.type === 'addresses.seen') event.waitUntil(Promise.all(ownUrls(message.addresses).map((url) => keep(url, event))))
  else event.waitUntil(keepInTurn([...ownUrls(message.addresses), ...placeFiles.map((file) => new URL(file, self.location.href))], event))
})

function ownUrls(addresses: readonly string[]): URL[] {
  return addresses.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin)
}

/** One after the other, so that what the visitor asks for meanwhile comes first. What is kept is not fetched again. */
async function keepInTurn(urls: readonly URL[], event: ExtendableEvent): Promise<void> {
  const files = await caches.open(dataCache)
  for (const url of urls) if (isCode(url) || !(await files.match(url.href, { ignoreVary: true }))) await keep(url, event)
}

async function keep(url: URL, event: ExtendableEvent): Promise<void> {
  const strategy = strategyOf(url)
  if (!strategy) return
  await Promise.allSettled(strategy.handleAll({ request: new Request(url, { priority: 'low' }), event }))
}

function strategyOf(url: URL): Strategy | null {
  if (isCode(url)) return code
  if (isPage(url)) return page
  if (isServerPage(url, folder)) return serverPages
  if (isPageFile(url, folder)) return pageFiles
  return isData(url) ? data : null
}
