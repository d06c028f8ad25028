/** Tabs of one browser: they share a storage, and receive `storage` events for changes of other tabs (HTML standard). */
import type { StorageWindow } from '../../../src/storage/session-storage.ts'

type Trouble = 'blocked' | 'full' | 'unreadable' | null

export class Tabs {
  /** The current failure of the storage. */
  trouble: Trouble = null
  readonly #items: Map<string, string>
  readonly #windows: TabWindow[] = []

  constructor(content: Readonly<Record<string, string>> = {}) {
    this.#items = new Map(Object.entries(content))
  }

  content(): Record<string, string> {
    return Object.fromEntries(this.#items)
  }

  open(): TabWindow {
    const window: TabWindow = new TabWindow(() => this.#storageOf(window))
    this.#windows.push(window)
    return window
  }

  #storageOf(owner: TabWindow): Storage {
    if (this.trouble === 'blocked') throw new DOMException('Access is denied.', 'SecurityError')
    const items = this.#items
    return {
      get length() {
        return items.size
      },
      key: (place) => [...items.keys()][place] ?? null,
      getItem: (key) => {
        if (this.trouble === 'unreadable') throw new DOMException('Corrupted.', 'UnknownError')
        return items.get(key) ?? null
      },
      setItem: (key, value) => {
        if (this.trouble !== null) throw new DOMException('Full.', 'QuotaExceededError')
        items.set(key, value)
        this.#notifyOthers(owner, key)
      },
      removeItem: (key) => {
        if (items.delete(key)) this.#notifyOthers(owner, key)
      },
      clear: () => {
        items.clear()
        this.#notifyOthers(owner, null)
      },
    }
  }

  #notifyOthers(owner: TabWindow, key: string | null) {
    for (const window of this.#windows) if (window !== owner) window.dispatchStorageEvent(key)
  }
}

class TabWindow extends EventTarget implements StorageWindow {
  readonly #openStorage: () => Storage
  #isFrozen = false

  constructor(openStorage: () => Storage) {
    super()
    this.#openStorage = openStorage
  }

  get localStorage(): Storage {
    return this.#openStorage()
  }

  dispatchStorageEvent(key: string | null): void {
    if (!this.#isFrozen) this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  freeze(): void {
    this.#isFrozen = true
  }

  restore(): void {
    this.#isFrozen = false
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
}
