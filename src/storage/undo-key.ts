/** Whether this tab has kept decisions that can be undone, for the page before the code that reads them is loaded. */
import { attempt } from './attempt.ts'

/** The key of the storage. */
export const undoKey = 'undoable'

/** False where the storage is blocked. */
export function isUndoKept(window: Pick<Window, 'sessionStorage'>): boolean {
  return attempt(() => window.sessionStorage.getItem(undoKey) !== null) ?? false
}
