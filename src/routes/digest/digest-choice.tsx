/** How often the moderator gets an email about new listings, where the server sends them. */
import { useMachine } from '@xstate/react'
import type { DigestFrequency } from '../../../domain/moderation/digest.ts'
import { digestChoiceMachine } from '../../machines/digest/digest-choice.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { DigestChoice } from '../../ui/digest/digest-choice.tsx'

const tags = ['reading', 'lost', 'saving', 'saved', 'failed'] as const

export function DigestChoiceRoute() {
  const { moderation } = useSite()
  const [snapshot, send] = useMachine(
    digestChoiceMachine.provide({
      actors: {
        readChoice: fromCall((_: undefined, signal) => moderation.readDigest(signal)),
        saveChoice: fromCall(async (chosen: DigestFrequency | null, signal) => moderation.saveDigest(chosen ?? 'daily', signal)),
      },
    }),
  )
  const { kept, chosen, failure } = snapshot.context
  return (
    <DigestChoice
      status={firstTag(snapshot, tags) ?? 'ready'}
      value={chosen ?? kept}
      failure={failure}
      onChoose={(frequency) => send({ type: 'value.choose', value: frequency })}
      onRetry={() => send({ type: 'choice.retry' })}
    />
  )
}
