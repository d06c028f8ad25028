/** The listings that a person has saved on the device, the latest first. */
import type { Listing, ListingType } from './listing.ts'

/** A listing as it was when the device kept it last. */
export interface SavedListing {
  readonly type: ListingType
  readonly listing: Listing
}

/** What names a listing among those of all types. */
export interface NamedId {
  readonly type: ListingType
  readonly id: number
}

/** A listing that was saved, with its place in the list. */
export interface RemovedListing {
  readonly saved: SavedListing
  readonly index: number
}

/** A listing as it is now, by the name that it was saved by: a duplicate has become the listing into which it was merged. */
export interface PresentListing extends NamedId {
  readonly listing: Listing
}

/** Whether a saved listing is this one. */
export function isSaved({ type, listing }: SavedListing, named: NamedId): boolean {
  return type === named.type && listing.id === named.id
}

/** With the listing in first place. */
export function withSaved(saved: readonly SavedListing[], added: SavedListing): readonly SavedListing[] {
  return [added, ...withoutSaved(saved, { type: added.type, id: added.listing.id })]
}

/** Without the listing. */
export function withoutSaved(saved: readonly SavedListing[], named: NamedId): readonly SavedListing[] {
  return saved.filter((each) => !isSaved(each, named))
}

/** The listing with its place; null if it is not saved. */
export function removalOf(saved: readonly SavedListing[], named: NamedId): RemovedListing | null {
  const index = saved.findIndex((each) => isSaved(each, named))
  const found = saved[index]
  return found ? { saved: found, index } : null
}

/** Whether the listing is still removed. */
export function isRemoved(saved: readonly SavedListing[], { saved: { type, listing } }: RemovedListing): boolean {
  return !saved.some((each) => isSaved(each, { type, id: listing.id }))
}

/** With the removed listing in its place. */
export function restored(saved: readonly SavedListing[], removed: RemovedListing): readonly SavedListing[] {
  return isRemoved(saved, removed) ? saved.toSpliced(removed.index, 0, removed.saved) : saved
}

/** With the present state of the listings among these that are saved, each in its place and once. */
export function renewed(saved: readonly SavedListing[], current: readonly PresentListing[]): readonly SavedListing[] {
  const present = saved.map((each): SavedListing => {
    const found = current.find((named) => isSaved(each, named))
    return found ? { type: found.type, listing: found.listing } : each
  })
  return present.filter(({ type, listing: { id } }, index) => present.findIndex((each) => isSaved(each, { type, id })) === index)
}
