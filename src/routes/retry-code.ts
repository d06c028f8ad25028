/** What a press of "Try again" does where code could not be fetched. */
import { reloadPage } from '../site/reload-page.ts'
import { fetchMissingCode, isCodeMissing } from '../ui/lazy-component.ts'

/** Fetches the code again, and opens the page again if that fails. */
export async function retryCode(): Promise<void> {
  await fetchMissingCode()
  await reloadPage(isCodeMissing)
}
