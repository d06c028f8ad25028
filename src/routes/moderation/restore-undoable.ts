/** Shows the decisions of the last minute again after a reload, on any screen. The code of the notices is loaded only if there are some. */
import { readUndoable } from '../../storage/undo-storage.ts'
import type { UndoParts } from './running-undo-list.ts'

export async function restoreUndoable(parts: UndoParts): Promise<void> {
  const { session } = parts.session.getSnapshot().context
  if (!session || readUndoable(window, session.username, parts.now()).length === 0) return
  const { runningUndoList } = await import('./running-undo-list.ts')
  runningUndoList(parts)
}
