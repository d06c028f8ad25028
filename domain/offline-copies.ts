/** What the pages and the service worker, which keeps copies for visits without a network, say to each other and share. */

/** The cache of the answers about listings and places. */
export const dataCache = 'data'

/** From a page: what it fetched before the service worker was there, by absolute addresses. */
export interface SeenMessage {
  readonly type: 'addresses.seen'
  readonly addresses: readonly string[]
}

/** From a page that has begun to listen: whether it was answered with a copy before. */
export interface CopiesQuestion {
  readonly type: 'copies.ask'
}

/** From a page that has nothing to load: the code of the public screens, by absolute addresses, to be fetched if it is not kept. */
export interface CodeMessage {
  readonly type: 'code.fetch'
  readonly addresses: readonly string[]
}

/** From a page, of any kind. */
export type PageMessage = SeenMessage | CopiesQuestion | CodeMessage

/** To the pages: a request was answered with a copy, made at this ISO 8601 moment; or the server answered one. */
export type CopyMessage = { readonly type: 'copy.show'; readonly seenAt: string } | { readonly type: 'server.answer' }
