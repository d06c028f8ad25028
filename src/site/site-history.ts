/** The history of the router over the hash part of the address alone. */
import { createBrowserHistory, parseHref, type ParsedHistoryState } from '@tanstack/history'
import { pathAfterHash } from '../../domain/paths.ts'
import { routedState } from './layer-history.ts'

/**
 * Keeps what precedes the `#` but does not read it: the router's own `createHashHistory` takes the query in front
 * of the hash for a part of the query inside it, and networks and mail tools add parameters there.
 */
export function createSiteHistory(window: Window = globalThis.window) {
  const { history, location } = window
  // The library replaces it by one that notifies its subscribers.
  const replaceState = history.replaceState.bind(history)
  return createBrowserHistory({
    window,
    parseLocation() {
      const parsed = parseHref(pathAfterHash(location.hash.slice(1)), routedState(history.state) as ParsedHistoryState)
      // An address that was typed makes an entry without a key; scroll restoration needs a stable one.
      if (!history.state) replaceState(parsed.state, '')
      return parsed
    },
    createHref: (href) => `${window.location.pathname}${window.location.search}#${href}`,
  })
}
