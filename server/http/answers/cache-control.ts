/** What browsers and shared caches may use again without asking, for each kind of response (decision 034). */
import type { Operation } from '../contract/contract.ts'

/** The `Cache-Control` of each kind. Browsers ask each time, so that a reload shows the latest state, but for files that never change. */
export const cacheControl = {
  /** Responses that depend on the caller, change something, or report a failure or the state of the server. */
  unstored: 'no-store',
  /** Public listings. No `stale-while-revalidate`: caches would send a deleted listing long after its deletion. */
  listings: 'public, max-age=0, s-maxage=1',
  /** What is the same until the server restarts. */
  constant: 'public, max-age=0, s-maxage=60',
  /** The web page and the documentation must match the files that they name, so shared caches ask each time as well. */
  page: 'no-cache',
  /** Images change with a release only; browsers show the change at the next visit. */
  image: 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  /** Other public files, such as the list of cities, change with a release only. */
  publicFile: 'public, max-age=0, s-maxage=3600',
  /** The names of these files contain a hash of their content. */
  hashedFile: 'public, max-age=31536000, immutable',
} as const

/** The header `Cache-Control` of a successful response. */
export function cacheControlOf({ isStored, isConstant }: Operation): string {
  if (isStored) return cacheControl.listings
  return isConstant ? cacheControl.constant : cacheControl.unstored
}
