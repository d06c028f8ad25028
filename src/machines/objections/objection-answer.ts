/** The answer of a moderator to an objection. */
import { setup } from 'xstate'
import { answerFaults, trimmedObjection, type ObjectionAnswer, type ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import type { Failure } from '../../../domain/failure.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

/** As it is typed, and the button that was pressed. */
export interface AnswerForm {
  readonly outcome: ObjectionOutcome
  readonly answer: string
}

/** The answer of the request is the outcome. */
export type ObjectionAnswerContext = RequestFormContext<keyof AnswerForm, ObjectionOutcome>

export type ObjectionAnswerEvent = RequestFormEvent<AnswerForm>

const form = requestForm<AnswerForm, ObjectionAnswer, ObjectionOutcome, keyof AnswerForm, ObjectionAnswerContext, ObjectionAnswerEvent>({
  faultsOf: answerFaults,
  requestOf: ({ outcome, answer }) => {
    const text = trimmedObjection(answer)
    return text === null ? { outcome } : { outcome, answer: text }
  },
})

export const objectionAnswerMachine = setup({
  types: {
    context: {} as ObjectionAnswerContext,
    events: {} as ObjectionAnswerEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    /** Provided by the route, as is the next: the objection is answered with this outcome. */
    tellAnswered: requiredAction<{ outcome: ObjectionOutcome }>('tellAnswered'),
    /** It is not open any more. */
    tellGone: requiredAction<{ failure: Failure }>('tellGone'),
  },
  guards: {
    ...form.guards,
    isGone: ({ context }) => context.failure?.type === 'unknown-objection',
  },
}).createMachine({
  id: 'objection-answer',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: {
      type: 'final',
      // The answer of the request is known here, and the failure in `gone`.
      entry: { type: 'tellAnswered', params: ({ context }) => ({ outcome: context.answer as ObjectionOutcome }) },
    },
    failed: { always: { guard: 'isGone', target: 'gone' }, on: form.on },
    gone: { entry: { type: 'tellGone', params: ({ context }) => ({ failure: context.failure as Failure }) }, on: form.on },
  },
})
