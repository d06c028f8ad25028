/** Keeps in this tab which decisions can be undone, while the page is opened again. */
import type { MadeDecision } from '../../domain/moderation/undo.ts'
import { attempt } from './attempt.ts'

const key = 'undoable'

/** Where the storage is full or blocked, they cannot be undone after a reload. */
export function saveUndoable(window: Pick<Window, 'sessionStorage'>, username: string | null, decisions: readonly MadeDecision[]): void {
  attempt(() => {
    if (decisions.length === 0) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify({ username, decisions }))
  })
}

/** The decisions of this user that can still be undone, the oldest first. */
export function readUndoable(window: Pick<Window, 'sessionStorage'>, username: string, now: Date): readonly MadeDecision[] {
  const kept = attempt(() => {
    const stored = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { username?: unknown; decisions?: readonly MadeDecision[] }
    return stored.username === username ? stored.decisions?.filter(({ until }) => until > now.getTime()) : []
  })
  return kept ?? []
}
