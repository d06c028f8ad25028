/** Remembers in this tab for which release the page was loaded again, so that it is not loaded again and again. */
import { attempt } from './attempt.ts'

const key = 'triedRelease'

/** The release for which the page was loaded again; null for none, or where the storage is blocked. */
export function readTriedRelease(window: Pick<Window, 'sessionStorage'>): string | null {
  return attempt(() => window.sessionStorage.getItem(key))
}

/** Whether it was stored. Without that, loading the page again could repeat itself without end. */
export function saveTriedRelease(window: Pick<Window, 'sessionStorage'>, release: string): boolean {
  return attempt(() => {
    window.sessionStorage.setItem(key, release)
    return true
  }) ?? false
}
