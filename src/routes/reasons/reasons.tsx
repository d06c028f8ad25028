/** The screen on which administrators keep the reasons for decisions. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import type { WrittenReason } from '../../api/moderation/reasons.ts'
import { reasonsKeepingMachine } from '../../machines/reasons/reasons-keeping.ts'
import { firstTag } from '../../site/first-tag.ts'
import { useSite } from '../../site/site.ts'
import { ReasonsView } from '../../ui/reasons/reasons-view.tsx'
import { useReasonList } from '../given-reasons/use-reasons.ts'

const shown = ['form', 'question', 'added', 'changed', 'deleted'] as const

export function ReasonsRoute() {
  const { configuration, moderation } = useSite()
  const { list, reasons, hasFailed } = useReasonList()
  useEffect(() => list?.send({ type: 'reasons.show' }), [list])
  const read = () => list?.send({ type: 'reasons.refresh' })
  const [snapshot, send] = useMachine(
    reasonsKeepingMachine.provide({
      actors: {
        saveReason: fromPromise(({ input }: { input: WrittenReason }) => moderation.saveReason(input)),
        deleteReason: fromPromise(({ input }: { input: number }) => moderation.deleteReason(input)),
      },
      actions: { readReasons: read },
    }),
  )
  const { chosen, faults, failure } = snapshot.context
  return (
    <ReasonsView
      product={configuration.productName}
      {...{ reasons, hasFailed, chosen, faults, failure }}
      shown={firstTag(snapshot, shown)}
      isBusy={snapshot.hasTag('busy')}
      onRead={read}
      onAdd={() => send({ type: 'reason.add' })}
      onChange={(reason: Reason) => send({ type: 'reason.change', reason })}
      onDelete={(reason: Reason) => send({ type: 'reason.delete', reason })}
      onSend={(texts) => send({ type: 'texts.send', texts })}
      onConfirm={() => send({ type: 'deletion.confirm' })}
      onClose={() => send({ type: 'modal.close' })}
    />
  )
}
