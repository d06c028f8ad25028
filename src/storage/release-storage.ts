/** Remembers in this tab for which release the page was loaded again, so that it is not loaded again and again. */
import { attempt } from './attempt.ts'

const key = 'triedRelease'

/** The release for which the page was loaded again; null for none, or where the storage is blocked. */
export function readTriedRelease({ sessionStorage }: Pick<Window, 'sessionStorage'> = window): string | null {
  return attempt(() => sessionStorage.getItem(key))
}

/** Whether it was stored. Without that, loading the page again could repeat itself without end. */
export function saveTriedRelease(release: string, { sessionStorage }: Pick<Window, 'sessionStorage'> = window): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, release)
    return true
  }) ?? false
}
