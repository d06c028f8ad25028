/** The table of the answer to an objection. */
import { failed, table } from 'xstate-walk'
import type { ObjectionAnswer, ObjectionOutcome } from '../../../../domain/given-reasons/objection.ts'
import {
  objectionAnswerMachine, type AnswerForm, type ObjectionAnswerContext,
} from '../../../../src/machines/objections/objection-answer.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const gone = refusal('unknown-objection', 'It is not open any more.')
const own = refusal('own-decision', 'Somebody else answers.')
const acceptedIn = ['editing', 'failed', 'gone']

const form = requestFormPart<AnswerForm, ObjectionAnswer, ObjectionOutcome, keyof AnswerForm, ObjectionAnswerContext>({
  form: { outcome: 'kept', answer: ' It has\u200B no address. ' },
  request: { outcome: 'kept', answer: 'It has no address.' },
  faulty: { outcome: 'kept', answer: ' ' },
  faults: { answer: { rule: 'missing' } },
  answer: 'kept',
  acceptedIn,
  calls: [['tellAnswered', { outcome: 'kept' }]],
})

export const objectionAnswerTable = table({
  machine: objectionAnswerMachine,
  starts: { 'read an objection': { in: 'editing', context: unsent } },
  events: {
    ...form.events,
    'reverse the decision without a word': { type: 'form.submit', form: { outcome: 'reversed', answer: '' } },
    'somebody was quicker': failed('sendRequest', gone),
    'the server refuses it': failed('sendRequest', own),
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    {
      in: acceptedIn, on: 'reverse the decision without a word', to: 'sending', changes: unsent,
      invokes: [['sendRequest', { outcome: 'reversed' }]],
    },
    { in: 'sending', on: 'reverse the decision without a word', ignored: 'A running request is not sent again.' },
    {
      in: 'sending', on: 'somebody was quicker', to: 'gone', changes: { failure: gone.failure, faults: {} },
      calls: [['tellGone', { failure: gone.failure }]],
    },
    { in: 'sending', on: 'the server refuses it', to: 'failed', changes: { failure: own.failure, faults: {} } },
  ],
  always: form.always,
  paths: 14,
})
