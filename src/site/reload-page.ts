/** Reloads the page after code of it could not be fetched. */
import { isReachable } from '../api/site.ts'

/**
 * A browser may remember for as long as the page is open that it could not fetch a module, so that importing the module again
 * fails without a request. The page is not reloaded while the server cannot be reached: the browser would show an error page.
 */
export async function reloadPage(): Promise<void> {
  if (await isReachable()) window.location.reload()
}
