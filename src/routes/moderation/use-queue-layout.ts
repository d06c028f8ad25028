/** Connects the machine of how a wide screen shows the queue. */
import { useMachine } from '@xstate/react'
import { queueLayoutMachine } from '../../machines/moderation/queue-layout.ts'
import { readQueueLayout, saveQueueLayout } from '../../storage/queue-layout-storage.ts'

export function useQueueLayout() {
  const [{ context }, send] = useMachine(
    queueLayoutMachine.provide({ actions: { keep: (_, { layout }) => saveQueueLayout(window, layout) } }),
    { input: { layout: readQueueLayout(window) } },
  )
  return { layout: context.layout, onToggleLayout: () => send({ type: 'layout.toggle' }) }
}
