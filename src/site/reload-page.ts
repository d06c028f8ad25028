/** Reloads the page after code of it could not be fetched. */
import { isReachable } from '../api/site.ts'

/**
 * A browser may remember for as long as the page is open that it could not fetch a module, so that importing the module again
 * fails without a request. The page stays while the server is away: a reload would replace it with an error of the browser.
 */
export async function reloadPage(): Promise<void> {
  if (await isReachable()) window.location.reload()
}
