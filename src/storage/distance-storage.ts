/**
 * Keeps in this tab which filters were chosen by the distance from the visitor, while the page is opened again. It is forgotten with the
 * tab, since it tells where somebody was.
 */
import type { Nearby } from '../../domain/lists/by-distance.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import { attempt } from './attempt.ts'

/** The places of a filter that a distance has chosen. */
export interface NearPlaces {
  readonly places: Filter
  readonly nearby: Nearby
}

const key = 'near-visitor'

/** The stored places, the last ones first; none if the storage is blocked or its content invalid. */
export function readNearPlaces(window: Pick<Window, 'sessionStorage'>): readonly NearPlaces[] {
  return attempt(() => {
    const stored = JSON.parse(window.sessionStorage.getItem(key) ?? '[]') as readonly NearPlaces[]
    return stored.every(({ places, nearby }) => Array.isArray(places.cities) && Array.isArray(nearby.near)) ? stored : []
  }) ?? []
}

/** Where the storage is full or blocked, they are known until the page is opened again. */
export function saveNearPlaces(window: Pick<Window, 'sessionStorage'>, known: readonly NearPlaces[]): void {
  attempt(() => window.sessionStorage.setItem(key, JSON.stringify(known)))
}
