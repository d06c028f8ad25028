/** The listings that are saved on this device. */
import { readListings } from '../api/read-listings.ts'
import { openSavedStorage } from '../storage/saved-storage.ts'

/** The saved listings of this window; the screens that use them are fetched later than the app. */
export const savedListings = openSavedStorage(globalThis.window, (type, stored) => readListings(type, [stored])[0] ?? null)
