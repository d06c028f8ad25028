/** What this device has kept for a visit without a network. */
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { dataCache } from '../../domain/offline-copies.ts'
import { attempt } from './attempt.ts'
import { savedKey } from './saved-key.ts'

/** The types of which the service worker has listings, and whether any listing is saved. */
export async function readKeptLists() {
  // A browser has no caches without a secure address.
  const { caches, localStorage } = window as Partial<Window>
  const kept = (await (await caches?.open(dataCache))?.keys()) ?? []
  return {
    types: listingTypes.filter((type) => kept.some(({ url }) => url.includes(`/api/${typeRegistry[type].segment}/approved`))),
    hasSaved: (attempt(() => localStorage?.getItem(savedKey)) ?? '[]') !== '[]',
  }
}
