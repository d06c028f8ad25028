/** Stores the listings that a person has saved on the device. They belong to the browser, whoever is signed in. */
import { isListingType, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import type { SavedListing } from '../../domain/listing/saved-listing.ts'
import { attempt } from './attempt.ts'
import { savedKey } from './saved-key.ts'

/** No function throws. Invalid content is ignored. */
export interface SavedStorage {
  /** Empty where storage is blocked. */
  read(): readonly SavedListing[]
  /** Stores what `change` makes of the listings that are stored now. Whether it could be stored: storage can be full or blocked. */
  change(change: (saved: readonly SavedListing[]) => readonly SavedListing[]): boolean
  /** Reports changes, of other tabs too. Returns a function that stops watching. */
  watch(onChange: (saved: readonly SavedListing[]) => void): () => void
}

/** The parts of a window that the storage uses. */
export type SavedWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>

/** The storage of this window. `readListing` reads a listing that an older release has stored; null if it is none. */
export function openSavedStorage(window: SavedWindow, readListing: (type: ListingType, stored: unknown) => Listing | null): SavedStorage {
  const listeners = new Set<() => void>()

  function read(): readonly SavedListing[] {
    const stored = attempt(() => JSON.parse(window.localStorage.getItem(savedKey) ?? '[]') as unknown)
    return Array.isArray(stored) ? stored.flatMap(readSaved) : []
  }

  function readSaved(stored: { readonly type?: unknown; readonly listing?: unknown } | null): SavedListing[] {
    const { type, listing: sent } = stored ?? {}
    const listing = isListingType(type) ? readListing(type, sent) : null
    return isListingType(type) && listing ? [{ type, listing }] : []
  }

  return {
    read,

    change(change) {
      const isStored = attempt(() => {
        window.localStorage.setItem(savedKey, JSON.stringify(change(read())))
        return true
      })
      for (const listener of listeners) listener()
      return isStored ?? false
    },

    watch(onChange) {
      const tell = () => onChange(read())
      const onStorage = (event: StorageEvent) => {
        if (event.key === savedKey || event.key === null) tell()
      }
      listeners.add(tell)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(tell)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
