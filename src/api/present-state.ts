/** What the server says of listings that a device has kept. */
import type { NamedId, PresentListing, SavedListing } from '../../domain/listing/saved-listing.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { ApprovedListings } from './approved-listings.ts'

/** The present state of saved listings. */
export interface PresentState {
  /** The listings that are public, as they are now. */
  readonly current: readonly PresentListing[]
  /** The listings that are not public any more. */
  readonly gone: readonly NamedId[]
  /** Whether the server has not told of each. */
  readonly isPartial: boolean
}

/** Where nobody answers. */
export const nothingTold: PresentState = { current: [], gone: [], isPartial: true }

/** Asks for each listing. Throws an AbortError if its signal is aborted; what else fails makes the state partial. */
export async function readPresentState(
  lists: Readonly<Record<ListingType, Pick<ApprovedListings, 'find'>>>,
  saved: readonly SavedListing[],
  signal: AbortSignal,
): Promise<PresentState> {
  const answers = await Promise.allSettled(saved.map(({ type, listing }) => lists[type].find(listing.id, signal)))
  signal.throwIfAborted()
  const current = saved.flatMap(({ type, listing: { id } }, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value ? [{ type, id, listing: answer.value }] : []
  })
  const gone = saved.flatMap(({ type, listing: { id } }, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value === null ? [{ type, id }] : []
  })
  return { current, gone, isPartial: current.length + gone.length < saved.length }
}
