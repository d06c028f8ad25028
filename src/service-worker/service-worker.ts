/**
 * Lets the site open without a network: keeps the page, its code, and the public data that was seen last. The build writes it into
 * the folder of the web app. Nothing is stored that was fetched with a session.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { CopiesQuestion, CopyMessage, SeenMessage } from '../../domain/offline-copies.ts'

declare const self: ServiceWorkerGlobalScope

const folder = new URL('.', self.location.href).pathname
const weekInSeconds = 604_800

/** A server that takes longer is answered for by the copy. */
const networkTimeoutSeconds = 8

const page = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds,
  // The page of the language that was opened last, at whatever address.
  plugins: [{ cacheKeyWillBeUsed: async () => folder }],
  matchOptions: { ignoreVary: true },
})

/** The names of these files contain a hash of their content. */
const code = new CacheFirst({
  cacheName: 'code',
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 8 * weekInSeconds })],
  matchOptions: { ignoreVary: true },
})

const data = new NetworkFirst({
  cacheName: 'data',
  networkTimeoutSeconds,
  plugins: [
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 4 * weekInSeconds }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        const made = cachedResponse?.headers.get('date')
        if (made) await tell({ type: 'copy.show', seenAt: new Date(made).toISOString() })
        return cachedResponse
      },
      fetchDidSucceed: async ({ response }) => {
        await tell({ type: 'server.answer' })
        return response
      },
    },
  ],
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
const isData = ({ pathname }: URL) =>
  /\/api\/(?:events|volunteers|shops|dine)\/(?:approved|towns|days|counts|\d+)$/.test(pathname) || /\/(?:config|cityAliases|greekCities|greekRegions)\.json$/.test(pathname)

const isPublic = (request: Request) => request.method === 'GET' && !request.headers.has('authorization')

registerRoute(({ url, request }) => request.mode === 'navigate' && isPage(url), page)
registerRoute(({ url, sameOrigin }) => sameOrigin && isCode(url), code)
registerRoute(({ url, request }) => isData(url) && isPublic(request), data)

// The worker holds no code of the app, so a new one can take over at once.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const message = event.data as SeenMessage | CopiesQuestion
  if (message.type === 'copies.ask') event.source?.postMessage(lastTold)
  else event.waitUntil(keepAll(message.addresses, event))
})

/** What the first page fetched before the worker was there. Its code comes from the browser's own cache. */
async function keepAll(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const urls = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin)
  await Promise.all(urls.map((url) => keep(url, event)))
}

async function keep(url: URL, event: ExtendableEvent): Promise<void> {
  const strategy = isCode(url) ? code : isPage(url) ? page : isData(url) ? data : null
  if (!strategy) return
  await Promise.allSettled(strategy.handleAll({ request: new Request(url), event }))
}
