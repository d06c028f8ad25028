/** Tells the responses of the site from those that a portal, a proxy or a cache sent in its place. */
import { hiddenCopySentence, releaseOf } from '../../domain/page-elements.ts'
import type { Plugin } from './plugin.ts'

/** Whether a response with status 200 is what the site has at this address. */
type IsOwn = (response: Response, url: URL) => boolean | Promise<boolean>

const scriptType = /^(?:text|application)\/javascript\b/

/** The types of the files in `assets/`, by their extension; servers disagree about that of fonts. */
const typesOfFiles: Readonly<Record<string, RegExp>> = {
  js: scriptType,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font|application)\/(?:font-)?(?:woff2|octet-stream)\b/,
}

const hasType = ({ headers }: Response, type: RegExp) => type.test(headers.get('content-type') ?? '')

/** The document names its scripts. A page that was redirected is refused for a navigation by the browser. */
export const isOwnPage: IsOwn = async (response) =>
  !response.redirected && hasType(response, /^text\/html\b/) && releaseOf(await response.clone().text()) !== null

export const isOwnServerPage: IsOwn = async (response) =>
  !response.redirected && hasType(response, /^text\/html\b/) && (await response.clone().text()).includes(hiddenCopySentence)

export const isOwnPageFile: IsOwn = (response, { pathname }) =>
  hasType(response, pathname.endsWith('.ics') ? /^text\/calendar\b/ : scriptType)

export const isOwnCode: IsOwn = (response, { pathname }) => {
  const type = typesOfFiles[pathname.slice(pathname.lastIndexOf('.') + 1)]
  return type ? hasType(response, type) : !hasType(response, /^text\/html\b/)
}

export const isOwnData: IsOwn = (response) => hasType(response, /^application\/json\b/)

/** Stores only what is the site's, and drops a copy that is not. */
export function keepOwn(isOwn: IsOwn): Plugin {
  return {
    cacheWillUpdate: async ({ request, response }) => ((await isRight(isOwn, request, response)) ? response : null),
    cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse, matchOptions }) => {
      if (!cachedResponse || (await isRight(isOwn, request, cachedResponse))) return cachedResponse
      await (await caches.open(cacheName)).delete(request, matchOptions)
      return null
    },
  }
}

/**
 * Takes a wrong response for no response. It is asked for once more, past the browser's own cache, which keeps a file whose name
 * contains a hash without asking again. The status of a refusal is not touched.
 */
export function refuseOthers(isOwn: IsOwn): Plugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (!response.ok || (await isRight(isOwn, request, response))) return response
      const again = await fetch(new Request(request, { cache: 'reload' }))
      if (!again.ok || (await isRight(isOwn, request, again))) return again
      throw new TypeError(`The response for ${request.url} is not of this site.`)
    },
  }
}

/** A response that was made by a script, or is opaque, has no address. */
async function isRight(isOwn: IsOwn, request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200 || !URL.canParse(response.url)) return false
  const url = new URL(request.url)
  return new URL(response.url).origin === url.origin && isOwn(response, url)
}
