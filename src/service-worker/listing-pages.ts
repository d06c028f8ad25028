/** The pages of listings that were read, one copy of each, in the language that was read last. */
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { readListingPagePath, type NamedListing } from '../../domain/listing/listing-page.ts'
import { openedAddress } from '../../domain/listing/opened-address.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { shownCopy } from '../../domain/page-elements.ts'
import { isOwnListingPage, keepOwn } from './own-responses.ts'

interface ListingPagesOptions {
  /** Of the web app, with a slash at its end. */
  readonly folder: string
  readonly networkTimeoutSeconds: number
  readonly maxAgeSeconds: number
}

/** The listing whose page has this address; null for any other. */
export function pageListing({ pathname }: URL, folder: string): NamedListing | null {
  return pathname.startsWith(folder) ? readListingPagePath(`/${pathname.slice(folder.length)}`) : null
}

/** A page that was not read leads to the app, which may have the listing, or says that it has not. */
export function createListingPages({ folder, networkTimeoutSeconds, maxAgeSeconds }: ListingPagesOptions): NetworkFirst {
  // Whatever the title and the language in the address.
  const keyOf = (url: string) => {
    const listing = pageListing(new URL(url), folder)
    return listing ? folder + shortPagePath(listing.type, listing.id).slice(1) : url
  }
  return new NetworkFirst({
    cacheName: 'listing-pages',
    networkTimeoutSeconds,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds }),
      keepOwn(isOwnListingPage),
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ? withNotice(cachedResponse) : openInApp(new URL(request.url), folder),
      },
    ],
    matchOptions: { ignoreVary: true },
  })
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
  const listing = pageListing(url, folder)
  const hasApp = await caches.match(new URL(folder, url).href, { cacheName: 'page', ignoreVary: true })
  return listing && hasApp ? Response.redirect(new URL(folder + openedAddress(listing.type, listing.id), url).href) : null
}
