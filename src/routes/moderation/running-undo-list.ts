/** The decisions that can be undone, which are there again after a reload of the page. */
import type { UndoListActor } from '../../machines/moderation/undo-list.ts'
import { undoList } from '../../site/running-undo.ts'
import type { Site } from '../../site/site.ts'
import { readUndoable, saveUndoable } from '../../storage/undo-storage.ts'
import { showUndoNotices } from './undo-notices.tsx'

export type UndoParts = Pick<Site, 'session' | 'now'> & { readonly moderation: Pick<Site['moderation'], 'undo'> }

/** The machine of the decisions that can be undone; starts it first if it is not running. */
export function runningUndoList({ session, moderation, now }: UndoParts): UndoListActor {
  const username = () => session.getSnapshot().context.session?.username ?? null
  return undoList({
    session,
    undo: (made) => moderation.undo(made),
    keep: (decisions) => saveUndoable(window, username(), decisions),
    onStart(list) {
      showUndoNotices(list, session)
      const kept = readUndoable(window, username() ?? '', now())
      for (const decision of kept) list.send({ type: 'decision.make', decision, forMs: decision.until - now().getTime() })
    },
  })
}
