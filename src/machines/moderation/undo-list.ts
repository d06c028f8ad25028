/** The decisions of the last minute, each of which can be undone from any screen. */
import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { MadeDecision } from '../../../domain/moderation/undo.ts'
import { requiredAction } from '../required.ts'
import { undoMachine, type UndoActor, type UndoReply } from './undo.ts'

export interface UndoListContext {
  /** The oldest first. */
  readonly notices: readonly UndoActor[]
  /** How many were undone since the start: a screen reads its list again when it grows. */
  readonly undone: number
}

export type UndoListEvent =
  | { type: 'decision.make'; decision: MadeDecision; forMs: number }
  /** Undoes the last one that can be undone. */
  | { type: 'undo.press' }
  | UndoReply

const keep = { type: 'keep', params: ({ context }: { context: UndoListContext }) => keptOf(context) } as const

export const undoListMachine = setup({
  types: { context: {} as UndoListContext, events: {} as UndoListEvent },
  actors: { undo: undoMachine },
  actions: {
    /** Provided by the route: keeps which decisions can be undone, over a reload of the page. */
    keep: requiredAction<readonly MadeDecision[]>('keep'),
    addNotice: assign(({ context, spawn, self }, { decision, forMs }: { decision: MadeDecision; forMs: number }) => ({
      notices: [...context.notices, spawn('undo', { id: `undo-${keyOf(decision)}`, input: { decision, forMs, parent: self } })],
    })),
    removeNotice: assign(({ context }, { decision }: { decision: MadeDecision }) => ({
      notices: context.notices.filter((notice) => keyOf(decisionOf(notice)) !== keyOf(decision)),
    })),
    count: assign({ undone: ({ context }) => context.undone + 1 }),
    undoLast: sendTo(({ context }) => lastUndoable(context) as UndoActor, { type: 'undo.request' }),
  },
  guards: {
    isUndoable: ({ context }) => lastUndoable(context) !== undefined,
  },
}).createMachine({
  id: 'undo-list',
  context: { notices: [], undone: 0 },
  initial: 'watching',
  states: {
    watching: {
      on: {
        'decision.make': { actions: [{ type: 'addNotice', params: ({ event }) => event }, keep] },
        'undo.press': { guard: 'isUndoable', actions: 'undoLast' },
        'undo.succeed': { actions: ['count', keep] },
        'undo.settle': { actions: [{ type: 'removeNotice', params: ({ event }) => event }, keep] },
      },
    },
  },
})

/** The running machine. */
export type UndoListActor = ActorRefFrom<typeof undoListMachine>

function lastUndoable({ notices }: UndoListContext): UndoActor | undefined {
  return notices.findLast((notice) => isIn(notice, 'undoable', 'failed'))
}

/** What can still be undone after a reload: a request that was not answered can be repeated. */
function keptOf({ notices }: UndoListContext): readonly MadeDecision[] {
  return notices.filter((notice) => isIn(notice, 'undoable', 'failed', 'undoing')).map(decisionOf)
}

function isIn(notice: UndoActor, ...states: readonly ('undoable' | 'failed' | 'undoing')[]): boolean {
  return states.some((state) => notice.getSnapshot().matches(state))
}

function decisionOf(notice: UndoActor): MadeDecision {
  return notice.getSnapshot().context.decision
}

function keyOf({ ids }: MadeDecision): string {
  return ids.join('-')
}
