/** The history of the router over the hash part of the address alone. */
import { createBrowserHistory, parseHref } from '@tanstack/history'

/**
 * Keeps what stands before the `#`, but reads nothing of it: the router's own `createHashHistory` takes the query in front
 * of the hash for a part of the query inside it, and networks and mail tools add parameters there.
 * A hash without a slash, such as `#verify-email?token=abc`, is the path with one.
 */
export function createSiteHistory(window: Window = globalThis.window) {
  return createBrowserHistory({
    window,
    parseLocation: () => parseHref(window.location.hash.replace(/^#?\/?/, '/'), window.history.state),
    createHref: (href) => `${window.location.pathname}${window.location.search}#${href}`,
  })
}
