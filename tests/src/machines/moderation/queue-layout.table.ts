/** The table of how a wide screen shows the queue. */
import { table } from 'xstate-walk'
import type { QueueLayout } from '../../../../domain/moderation/queue-layout.ts'
import { queueLayoutMachine, type QueueLayoutContext } from '../../../../src/machines/moderation/queue-layout.ts'

const other = (layout: QueueLayout): QueueLayout => (layout === 'cards' ? 'lines' : 'cards')

const opened = (layout: QueueLayout) => ({ input: (): QueueLayoutContext => ({ layout }), in: '', context: { layout } })

export const queueLayoutTable = table({
  machine: queueLayoutMachine,
  starts: {
    'open Manage Posts': opened('cards'),
    'open Manage Posts where lines were chosen': opened('lines'),
  },
  events: { 'choose the other layout': { type: 'layout.toggle' } },
  rows: [
    {
      in: '', on: 'choose the other layout',
      changes: ({ layout }) => ({ layout: other(layout) }), calls: ({ layout }) => [['keep', { layout: other(layout) }]],
    },
  ],
  paths: 2,
})
