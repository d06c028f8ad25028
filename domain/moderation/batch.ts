/** A decision on several listings at once. */
import type { components } from '../../contract/openapi.ts'
import type { TypedListing } from './moderation.ts'

/** How many listings can be decided on at once. */
export const mostDecided = 100

/** What can be decided on several listings. */
export type BatchDecision = 'approval' | 'rejection' | 'deletion'

/** What became of one of them; `failed` is for a server that decides on one at a time and has refused it. */
export type BatchOutcome = components['schemas']['ListingResult']['outcome'] | 'failed'

/** What became of a listing. */
export interface ListingResult {
  readonly listing: TypedListing
  readonly outcome: BatchOutcome
}

/** The listings with these, in the place of those with the same ids; those that are new come last. */
export function withListings(listings: readonly TypedListing[], others: readonly TypedListing[]): readonly TypedListing[] {
  const added = others.filter(({ id }) => !listings.some((each) => each.id === id))
  return [...asIn(listings, others), ...added]
}

/** The listings, each as it is among the others if it is there. */
export function asIn(listings: readonly TypedListing[], others: readonly TypedListing[]): readonly TypedListing[] {
  return listings.map((listing) => others.find(({ id }) => id === listing.id) ?? listing)
}

/** The listings without these. */
export function withoutListings(listings: readonly TypedListing[], ids: readonly number[]): readonly TypedListing[] {
  return listings.filter(({ id }) => !ids.includes(id))
}

/** From the one to the other in the order of the list, both included; only the other one if the first is not in the list. */
export function listingsBetween(listings: readonly TypedListing[], from: number | null, to: number): readonly TypedListing[] {
  const [start, end] = [from ?? to, to].map((id) => listings.findIndex((listing) => listing.id === id)) as [number, number]
  return start < 0 ? listings.slice(end, end + 1) : listings.slice(Math.min(start, end), Math.max(start, end) + 1)
}
