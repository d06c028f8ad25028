/** The screen of the objections that are open, for moderators. */
import { useMachine } from '@xstate/react'
import { objectionsQueueMachine } from '../../machines/objections/objections-queue.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { ObjectionsView } from '../../ui/objections/objections-view.tsx'
import { Answering } from './answering.tsx'

export function ObjectionsRoute() {
  const { configuration, moderation, waiting } = useSite()
  const [snapshot, send] = useMachine(
    objectionsQueueMachine.provide({
      actors: { fetchObjections: fromCall((_: undefined, signal) => moderation.fetchObjections(signal)) },
    }),
  )
  const retry = () => send({ type: 'list.retry' })
  useServerReturn(retry)
  const { objections, last } = snapshot.context
  return (
    <ObjectionsView
      product={configuration.productName}
      {...{ objections, last }}
      status={firstTag(snapshot, ['ready', 'empty', 'failed']) ?? 'loading'}
      answeringOf={({ statement }, titleId) => (
        <Answering
          {...{ statement, titleId }}
          onAnswered={(outcome) => {
            send({ type: 'objection.answer', id: statement.id, outcome })
            waiting.refresh()
          }}
          onGone={(failure) => send({ type: 'objection.leave', failure })}
        />
      )}
      onRetry={retry}
    />
  )
}
