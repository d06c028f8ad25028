/**
 * Stores the drafts of listings for each user name, across reloads and sessions. Each draft has its own storage key, and a tab
 * locks the key that it writes, so that two tabs never overwrite each other.
 * If storage is full or blocked, a draft is kept until the page is closed. Invalid content is ignored.
 */
import { isStarted, type Draft } from '../../domain/listing/draft.ts'
import { attempt } from './attempt.ts'
import { readDraft, type StoredDraft } from './read-draft.ts'

/** No function throws. */
export interface DraftStorage {
  /**
   * The draft of a new listing, or of an edit of the listing with this id: the one that this tab wrote last, otherwise the
   * latest one that no other tab has locked; null for none.
   */
  open(username: string, listing?: number): Promise<Draft | null>
  /** The latest draft of a new listing that was sent and not answered, in whatever tab; null for none. It stays with its tab. */
  unanswered(username: string): Draft | null
  /** A draft that is not started is removed. */
  save(username: string, draft: Draft): void
  remove(username: string, draft: Draft): void
  /** Removes all drafts of this user. */
  clear(username: string): void
}

/** The parts of a window that the storage uses. */
export type DraftWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'> & {
  /** Available only in a secure context. */
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
}

/** How long to wait for the tab's own draft after a reload: the previous page may still be closing and have the lock. */
const lockTimeoutMs = 4000

/** The draft storage of this window. */
export function openDraftStorage(window: DraftWindow, now: () => Date): DraftStorage {
  /** The drafts that could not be stored, by storage key. */
  const unstored = new Map<string, string>()
  const acquired = new Map<string, Promise<boolean>>()
  const releases = new Set<() => void>()

  /** Whether this page has the lock of the storage key. Repeated calls share one request, unless it was refused. */
  function acquireLock(storageKey: string, options: LockOptions): Promise<boolean> {
    const request = acquired.get(storageKey) ?? requestLock(storageKey, options)
    acquired.set(storageKey, request)
    void request.then((isAcquired) => isAcquired || acquired.delete(storageKey))
    return request
  }

  function requestLock(storageKey: string, options: LockOptions): Promise<boolean> {
    const { locks } = window.navigator
    if (!locks) return Promise.resolve(true)
    return new Promise((resolve) => {
      const untilHidden = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock && new Promise<void>((release) => releases.add(release))
      }
      locks.request(storageKey, options, untilHidden).catch(() => resolve(false))
    })
  }

  // Released before the browser does it, since the reloaded page requests the lock at once.
  window.addEventListener('pagehide', () => {
    for (const release of releases) release()
    releases.clear()
    acquired.clear()
  })

  function read(storageKey: string): StoredDraft | null {
    const text = unstored.get(storageKey) ?? attempt(() => window.localStorage.getItem(storageKey))
    return text ? readDraft(text) : null
  }

  function remove(storageKey: string) {
    unstored.delete(storageKey)
    attempt(() => window.localStorage.removeItem(storageKey))
  }

  return {
    async open(username, listing) {
      const own = attempt(() => window.sessionStorage.getItem('draft'))
      const keys = keysOf(username, listing)
      if (own && keys.includes(own) && (await acquireLock(own, { signal: AbortSignal.timeout(lockTimeoutMs) }))) {
        return read(own)?.draft ?? null
      }
      for (const { storageKey, draft } of latestFirst(keys)) {
        if (await acquireLock(storageKey, { ifAvailable: true })) return draft ?? null
      }
      return null
    },

    unanswered: (username) => latestFirst(keysOf(username)).find(({ draft }) => (draft?.attempts ?? 0) > 0)?.draft ?? null,

    save(username, draft) {
      const storageKey = keyOf(username, draft)
      if (!isStarted(draft)) return remove(storageKey)
      void acquireLock(storageKey, { ifAvailable: true })
      const text = JSON.stringify({ draft, savedAt: now().getTime() })
      attempt(() => window.sessionStorage.setItem('draft', storageKey))
      const isStored = attempt(() => {
        window.localStorage.setItem(storageKey, text)
        return true
      })
      if (isStored) unstored.delete(storageKey)
      else unstored.set(storageKey, text)
    },

    remove: (username, draft) => remove(keyOf(username, draft)),

    clear(username) {
      for (const storageKey of keysWith(prefixOf(username))) remove(storageKey)
    },
  }

  /** The keys of the drafts of new listings, or of edits of this one. */
  function keysOf(username: string, listing?: number): string[] {
    const prefix = prefixOf(username, listing)
    return keysWith(prefix).filter((storageKey) => !storageKey.slice(prefix.length).includes(':'))
  }

  function latestFirst(storageKeys: readonly string[]) {
    const stored = storageKeys.map((storageKey) => ({ storageKey, ...read(storageKey) })).filter(({ draft }) => draft)
    return stored.toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))
  }

  function keysWith(prefix: string): string[] {
    const stored = attempt(() => Object.keys(window.localStorage)) ?? []
    return [...new Set([...unstored.keys(), ...stored])].filter((storageKey) => storageKey.startsWith(prefix))
  }
}

function prefixOf(username: string, listing?: number): string {
  const prefix = `draft:${encodeURIComponent(username)}:`
  return listing === undefined ? prefix : `${prefix}listing-${listing}:`
}

function keyOf(username: string, { key, edits }: Draft): string {
  return `${prefixOf(username, edits?.id)}${key}`
}
