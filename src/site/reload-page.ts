/** Opens the page again: after code of it could not be fetched, or in another language. */
import { saveTriedRelease } from '../storage/release-storage.ts'
import { isReachable } from '../api/site.ts'

/**
 * A browser may remember for as long as the page is open that it could not fetch a module, so that importing the module again
 * fails without a request. The page is not reloaded while the server cannot be reached: the browser would show an error page. Nor is it
 * once nothing is missing any more: what was opened meanwhile would close.
 */
export async function reloadPage(isCodeMissing: () => boolean): Promise<void> {
  if (isCodeMissing() && (await isReachable()) && isCodeMissing()) window.location.reload()
}

/** Loads the page again for this release of the server, unless the tab cannot remember that it did. */
export function reloadForRelease(release: string | null): void {
  if (release === null || saveTriedRelease(window, release)) window.location.reload()
}

/** Opens the page of the folder, whose language the server or the page chooses. A file of one language has an address of its own. */
export function reopenPage({ location } = window): void {
  const folder = new URL('.', location.href).pathname
  if (location.pathname === folder) location.reload()
  else location.replace(`${folder}${location.search}${location.hash}`)
}
