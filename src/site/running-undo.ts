/** The decisions that can be undone: their machine runs as long as the web app, from the first of them on, or that of Manage Posts. */
import { createActor } from 'xstate'
import type { MadeDecision, UndoResult } from '../../domain/moderation/undo.ts'
import { undoMachine } from '../machines/moderation/undo.ts'
import { undoListMachine, type UndoListActor } from '../machines/moderation/undo-list.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { fromCall } from './from-call.ts'

/** Started once for each session actor, of which a web app has one. */
const running = new WeakMap<SessionActor, UndoListActor>()

interface UndoParts {
  readonly session: SessionActor
  readonly undo: (made: MadeDecision) => Promise<UndoResult>
  /** Keeps which decisions can be undone. */
  readonly keep: (decisions: readonly MadeDecision[]) => void
  /** Called when it starts. */
  readonly onStart: (list: UndoListActor) => void
}

/** The running machine; starts it first if it is not running. */
export function undoList({ session, undo, keep, onStart }: UndoParts): UndoListActor {
  const found = running.get(session)
  if (found) return found
  const notice = undoMachine.provide({ actors: { undo: fromCall(undo) } })
  const provided = undoListMachine.provide({ actors: { undo: notice }, actions: { keep: (_, decisions) => keep(decisions) } })
  const started = createActor(provided).start()
  running.set(session, started)
  onStart(started)
  return started
}
