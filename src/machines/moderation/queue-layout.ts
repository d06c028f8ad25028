/** How a wide screen shows the queue. The device keeps the choice. */
import { assign, setup } from 'xstate'
import type { QueueLayout } from '../../../domain/moderation/queue-layout.ts'
import { requiredAction } from '../required.ts'

export interface QueueLayoutContext {
  readonly layout: QueueLayout
}

export const queueLayoutMachine = setup({
  types: { context: {} as QueueLayoutContext, events: {} as { type: 'layout.toggle' }, input: {} as QueueLayoutContext },
  actions: {
    toggle: assign({ layout: ({ context: { layout } }) => (layout === 'cards' ? 'lines' : 'cards') }),
    /** Provided by the route: stores the choice. */
    keep: requiredAction<QueueLayoutContext>('keep'),
  },
}).createMachine({
  id: 'queue-layout',
  context: ({ input }) => input,
  on: { 'layout.toggle': { actions: ['toggle', { type: 'keep', params: ({ context }) => context }] } },
})
