/** The history of the router over the hash part of the address alone. */
import { createBrowserHistory, parseHref } from '@tanstack/history'

/**
 * Keeps what stands before the `#`, but reads nothing of it: the router's own `createHashHistory` takes the query in front
 * of the hash for a part of the query inside it, and networks and mail tools add parameters there.
 * A hash without a slash, such as `#verify-email?token=abc`, is the path with one.
 */
export function createSiteHistory(window: Window = globalThis.window) {
  const { history, location } = window
  // The library replaces it by one that tells its subscribers.
  const replaceState = history.replaceState.bind(history)
  return createBrowserHistory({
    window,
    parseLocation() {
      const parsed = parseHref(location.hash.replace(/^#?\/?/, '/'), history.state)
      // An address typed over another is an entry without a key, and what is remembered of it needs one that stays.
      if (!history.state) replaceState(parsed.state, '')
      return parsed
    },
    createHref: (href) => `${window.location.pathname}${window.location.search}#${href}`,
  })
}
