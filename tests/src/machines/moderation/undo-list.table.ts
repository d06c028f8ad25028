/** The table of the decisions that can be undone. */
import { table } from 'xstate-walk'
import type { MadeDecision } from '../../../../domain/moderation/undo.ts'
import type { UndoActor } from '../../../../src/machines/moderation/undo.ts'
import { undoListMachine, type UndoListContext } from '../../../../src/machines/moderation/undo-list.ts'

const first: MadeDecision = { ids: [17], decision: 'approval', subjects: ['listing'], title: 'Walk', until: 60_000 }
const second: MadeDecision = { ids: [18, 19], decision: 'deletion', subjects: ['listing', 'change'], title: 'Swim', until: 61_000 }
/** Its request is on its way. */
const busy: MadeDecision = { ids: [20], decision: 'rejection', subjects: ['listing'], title: 'Run', until: 62_000 }

const forMs = 60_000

const nameOf = ({ ids }: MadeDecision) => `undo-${ids.join('-')}`
const decisionsIn = ({ notices }: UndoListContext) => notices.map((notice) => notice.getSnapshot().context.decision)
const idsIn = (context: UndoListContext) => decisionsIn(context).map(nameOf)
/** Notices are compared by the names of their actors. */
const noticesOf = (ids: readonly string[]) => ids.map((id) => `actor ${id}`) as unknown as readonly UndoActor[]
const isThere = (made: MadeDecision) => (context: UndoListContext) => idsIn(context).includes(nameOf(made))
const isUndoable = (context: UndoListContext) => isThere(first)(context) || isThere(second)(context)
const isLast = (made: MadeDecision) => (context: UndoListContext) =>
  idsIn(context).findLast((id) => id !== nameOf(busy)) === nameOf(made)

const made = { 'approve one': first, 'delete two': second, 'reject one, which is being undone': busy } as const
const settled = { 'the notice of the approval ends': first, 'the notice of the deletion ends': second } as const

export const undoListTable = table({
  machine: undoListMachine,
  starts: { 'open Manage Posts': { input: () => undefined, in: 'watching', context: { notices: [], undone: 0 } } },
  childSnapshots: {
    undo: ({ decision }: { decision: MadeDecision }) => ({ value: decision === busy ? 'undoing' : 'undoable', context: { decision } }),
  },
  events: {
    ...Object.fromEntries(Object.entries(made).map(([name, decision]) => [name, { type: 'decision.make', decision, forMs }])),
    ...Object.fromEntries(Object.entries(settled).map(([name, decision]) => [name, { type: 'undo.settle', decision }])),
    'press the key': { type: 'undo.press' },
    'one is undone': { type: 'undo.succeed' },
  },
  preconditions: {
    ...Object.fromEntries(Object.entries(made).map(([name, each]) => [name, (context: UndoListContext) => !isThere(each)(context)])),
    ...Object.fromEntries(Object.entries(settled).map(([name, decision]) => [name, isThere(decision)])),
    'one is undone': ({ undone }: UndoListContext) => undone === 0,
  },
  rows: [
    ...Object.entries(made).map(([on, decision]) => ({
      in: 'watching' as const, on,
      changes: (context: UndoListContext) => ({ notices: noticesOf([...idsIn(context), nameOf(decision)]) }),
      invokes: [['undo', { decision, forMs, parent: 'actor undo-list' }, { id: nameOf(decision) }]] as const,
      calls: (context: UndoListContext) => ['invocation', ['keep', [...decisionsIn(context), decision]]] as const,
    })),
    ...Object.entries(settled).map(([on, decision]) => ({
      in: 'watching' as const, on,
      changes: (context: UndoListContext) => ({ notices: noticesOf(idsIn(context).filter((id) => id !== nameOf(decision))) }),
      calls: (context: UndoListContext) => [['keep', decisionsIn(context).filter((each) => each !== decision)]] as const,
    })),
    {
      in: 'watching', on: 'press the key', when: ['the approval is the last', isLast(first)],
      calls: [['to undo-17', { type: 'undo.request' }]],
    },
    {
      in: 'watching', on: 'press the key', when: ['the deletion is the last', isLast(second)],
      calls: [['to undo-18-19', { type: 'undo.request' }]],
    },
    {
      in: 'watching', on: 'press the key', when: ['nothing can be undone', (context) => !isUndoable(context)],
      ignored: 'There is nothing to undo.',
    },
    {
      in: 'watching', on: 'one is undone', changes: ({ undone }) => ({ undone: undone + 1 }),
      calls: (context) => [['keep', decisionsIn(context)]],
    },
  ],
  omitted: {
    'xstate.error.actor.undo-*': 'A notice handles the failure of its request.',
    'xstate.done.actor.undo-*': 'A notice tells its decision before it ends.',
  },
  key: (context) => [idsIn(context), context.undone],
  paths: 87,
})
