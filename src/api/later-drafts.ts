/** The draft storage with code that is fetched at its first use, since only members have drafts. */
import { lazilyAwaited } from '../../domain/lazily.ts'
import type { DraftStorage } from './draft-storage.ts'

/** If the code cannot be fetched, no draft is found, and none is stored. */
export function laterDrafts(fetchStorage: () => Promise<DraftStorage>): DraftStorage {
  const fetchOnce = lazilyAwaited(fetchStorage)
  const later = (use: (storage: DraftStorage) => void) => void fetchOnce().then(use, () => undefined)
  return {
    open: (...given) => fetchOnce().then((storage) => storage.open(...given), () => null),
    save: (...given) => later((storage) => storage.save(...given)),
    remove: (...given) => later((storage) => storage.remove(...given)),
    clear: (...given) => later((storage) => storage.clear(...given)),
  }
}
