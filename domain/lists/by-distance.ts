/** What has chosen the towns of a filter by their distance. The filter itself has only the towns. */
import type { NearTown, Radius } from '../places/distance.ts'

/** A distance from the visitor. */
export interface Nearby {
  readonly radius: Radius
  /** The towns sorted by their distance from the visitor. */
  readonly near: readonly NearTown[]
}

/** A distance from the visitor, or from other places: `Near Chania, 50 km`. */
export type ByDistance = (Nearby & { readonly from: 'visitor' }) | { readonly from: 'places'; readonly name: string }
