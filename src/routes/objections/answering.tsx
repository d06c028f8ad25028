/** Connects the machine of the answer to an objection. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import type { ObjectionAnswer, ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { objectionAnswerMachine } from '../../machines/objections/objection-answer.ts'
import { useSite } from '../../site/site.ts'
import { AnswerForm } from '../../ui/objections/answer-form.tsx'

interface AnsweringProps {
  readonly statement: Statement
  /** The id of the element that names the decision. */
  readonly titleId: string
  readonly onAnswered: (outcome: ObjectionOutcome) => void
  /** The objection is not open any more. */
  readonly onGone: (failure: Failure) => void
}

export function Answering({ statement: { id, measure }, titleId, onAnswered, onGone }: AnsweringProps) {
  const { moderation } = useSite()
  const [snapshot, send] = useMachine(
    objectionAnswerMachine.provide({
      actors: {
        sendRequest: fromPromise(async ({ input: answer }: { input: ObjectionAnswer }) => {
          await moderation.answerObjection({ id, answer })
          return answer.outcome
        }),
      },
      actions: {
        tellAnswered: (_, { outcome }) => onAnswered(outcome),
        tellGone: (_, { failure }) => onGone(failure),
      },
    }),
  )
  return (
    <AnswerForm
      {...{ id, titleId, measure }}
      faults={snapshot.context.faults}
      // That it is not open any more is said above the list.
      failure={snapshot.matches('gone') ? null : snapshot.context.failure}
      isBusy={snapshot.hasTag('busy')}
      onSubmit={(form) => send({ type: 'form.submit', form })}
    />
  )
}
