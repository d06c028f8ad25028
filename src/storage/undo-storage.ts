/** Keeps in this tab which decisions can be undone, while the page is opened again. */
import type { MadeDecision } from '../../domain/moderation/undo.ts'
import { attempt } from './attempt.ts'
import { undoKey } from './undo-key.ts'

/** Where the storage is full or blocked, they cannot be undone after a reload. */
export function saveUndoable(window: Pick<Window, 'sessionStorage'>, username: string | null, decisions: readonly MadeDecision[]): void {
  attempt(() => {
    if (decisions.length === 0) window.sessionStorage.removeItem(undoKey)
    else window.sessionStorage.setItem(undoKey, JSON.stringify({ username, decisions }))
  })
}

/** The decisions of this user that can still be undone, the oldest first. */
export function readUndoable(window: Pick<Window, 'sessionStorage'>, username: string, now: Date): readonly MadeDecision[] {
  const kept = attempt(() => {
    const stored = JSON.parse(window.sessionStorage.getItem(undoKey) ?? '{}') as { username?: unknown; decisions?: readonly MadeDecision[] }
    return stored.username === username ? stored.decisions?.filter(({ until }) => until > now.getTime()) : []
  })
  return kept ?? []
}
