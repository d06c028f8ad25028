/** What has chosen the towns of a filter by their distance, in words: `Near me, 50 km`. */
import type { ByDistance } from '../domain/lists/by-distance.ts'
import { m } from '../messages/compiled/messages.js'

/** The words that chips, offers and the dialog of following share. */
export function distanceName(by: ByDistance): string {
  if (by.from === 'places') return by.name
  return m.filter_near_chosen({ distance: by.radius === 'nearest' ? m.filter_near_nearest() : m.filter_near_km({ km: by.radius }) })
}
