/** The table of a decision that can be undone. */
import { createActor, fromCallback } from 'xstate'
import { after, done, failed, table } from 'xstate-walk'
import type { MadeDecision } from '../../../../domain/moderation/undo.ts'
import { undoMachine, type UndoReply } from '../../../../src/machines/moderation/undo.ts'
import { unreachable } from '../failures.ts'

const subjects = ['listing', 'listing', 'listing'] as const
const decision: MadeDecision = { ids: [17], decision: 'approval', subjects, title: 'Walk', until: 90_000 }
/** What is left of the minute after a reload. */
const forMs = 42_000
const parent = createActor(fromCallback<UndoReply>(() => {}), { id: 'parent' }).start()
const results = {
  'all are undone': { undone: 3, changed: 0, late: 0 },
  'one was changed since': { undone: 2, changed: 1, late: 0 },
  'one was too late': { undone: 2, changed: 0, late: 1 },
  'none is undone': { undone: 0, changed: 2, late: 1 },
}
const settles = [['to parent', { type: 'undo.settle', decision }]] as const
const succeeds = [['to parent', { type: 'undo.succeed' }]] as const

export const undoTable = table({
  machine: undoMachine,
  starts: {
    'approve three listings': {
      input: () => ({ decision, forMs, parent }), in: 'undoable', context: { decision, forMs, parent, result: null, failure: null },
    },
  },
  events: {
    'undo it': { type: 'undo.request' },
    'close the notice': { type: 'notice.close' },
    'the time to undo passes': after('undo', 'undoable', forMs),
    'the words were there for a while': after('shown', 'undone', 8_000),
    ...Object.fromEntries(Object.entries(results).map(([name, result]) => [name, done('undo', result)])),
    'the server does not answer': failed('undo', unreachable),
  },
  tags: { undoable: ['undoable', 'failed'], busy: 'undoing', failed: 'failed', undone: 'undone', kept: 'kept' },
  rows: [
    { in: ['undoable', 'failed'], on: 'undo it', to: 'undoing', invokes: [['undo', decision]] },
    { in: 'undoing', on: 'undo it', ignored: 'It is being undone.' },
    { in: ['undone', 'kept'], on: 'undo it', ignored: 'It was answered.' },
    { in: ['undoable', 'failed', 'undone', 'kept'], on: 'close the notice', to: 'settled', calls: settles },
    { in: 'undoing', on: 'close the notice', ignored: 'The answer has to be seen.' },
    { in: 'undoable', on: 'the time to undo passes', to: 'settled', calls: settles },
    { in: 'undone', on: 'the words were there for a while', to: 'settled', calls: settles },
    {
      in: 'undoing', on: 'all are undone', to: 'undone', changes: { result: results['all are undone'] }, calls: succeeds,
    },
    ...(['one was changed since', 'one was too late'] as const).map((on) => ({
      in: 'undoing' as const, on, to: 'kept' as const, changes: { result: results[on] }, calls: succeeds,
    })),
    { in: 'undoing', on: 'none is undone', to: 'kept', changes: { result: results['none is undone'] } },
    { in: 'undoing', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
  ],
  equivalent: {
    'undo.undoing undo onDone, branch 1 takes action 2 before action 1': 'The parent does not read the result.',
    'undo.undoing undo onDone, branch 2 takes action 2 before action 1': 'The parent does not read the result.',
  },
  paths: 14,
})
