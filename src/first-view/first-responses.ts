/** Gives the app the responses of the requests that the script of the page has made for it. */
import type { FirstRoot } from './first-root.ts'

/** Works like `fetch`, but uses each response that the page has requested once. A request of the page that failed is repeated. */
export function fetchAfterPage(root: Pick<FirstRoot, 'responses'>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const isPublic = input instanceof Request && input.method === 'GET' && !input.headers.has('Authorization')
    const response = isPublic ? await taken(root, input.url)?.catch(() => undefined) : undefined
    init?.signal?.throwIfAborted()
    return response ?? fetch(input, init)
  }
}

function taken({ responses }: Pick<FirstRoot, 'responses'>, url: string): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const response = responses?.get(pathname + search)
  responses?.delete(pathname + search)
  return response
}
