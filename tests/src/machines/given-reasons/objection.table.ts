/** The table of the form in which an author objects to a decision. */
import { done, failed, table } from 'xstate-walk'
import type { Statement } from '../../../../domain/given-reasons/statement.ts'
import { objectionMachine, type ObjectionContext, type ObjectionForm } from '../../../../src/machines/given-reasons/objection.ts'
import { refusal, unreachable } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const statement: Statement = {
  id: 7, at: '2026-11-20T08:30:00.000Z', measure: 'disabled', law: null, facts: 'It is advertising.', found: 'own', until: null,
}
const objected: Statement = { ...statement, objection: { at: '2026-11-21T08:30:00.000Z', text: 'It is not.', outcome: null, answer: null } }
const expired = refusal('unknown-link', 'The link has expired.')
const typed = { text: ' It is\u200B not. ' }
const atForm = ['editing', 'failed']
const notAtForm = ['reading', 'lost', 'closed']

const form = requestFormPart<ObjectionForm, string, string, keyof ObjectionForm, ObjectionContext>({
  form: typed,
  request: 'It is not.',
  faulty: { text: ' ' },
  faults: { text: { rule: 'missing' } },
  answer: 'It has arrived.',
  acceptedIn: atForm,
  calls: [['keepText', { text: '' }]],
})

export const objectionTable = table({
  machine: objectionMachine,
  starts: {
    'read a decision': { input: () => ({ statement, text: '' }), in: 'closed', context: { ...unsent, statement, text: '' } },
    'return to what was typed': {
      input: () => ({ statement, text: 'It' }), in: 'editing', context: { ...unsent, statement, text: 'It' },
    },
    'open the link': {
      input: () => ({ statement: null, text: '' }), in: 'reading', context: { ...unsent, statement: null, text: '' },
      invokes: [['readStatement']],
    },
  },
  events: {
    ...form.events,
    'type': { type: 'form.edit', form: typed },
    'open the form': { type: 'form.open' },
    'close the form': { type: 'form.close' },
    'try again': { type: 'statement.retry' },
    'the server tells the decision': done('readStatement', statement),
    'the server tells of an objection to it': done('readStatement', objected),
    'the server does not know the link': failed('readStatement', expired),
    'the server does not tell the decision': failed('readStatement', unreachable),
  },
  tags: {
    busy: ['reading', 'sending'], reading: 'reading', failed: 'lost', form: ['editing', 'sending', 'failed'], sent: 'succeeded',
  },
  rows: [
    ...form.rows,
    { in: 'reading', on: 'the server tells the decision', to: 'editing', changes: { statement, failure: null } },
    { in: 'reading', on: 'the server tells of an objection to it', to: 'objected', changes: { statement: objected, failure: null } },
    { in: 'reading', on: 'the server does not know the link', to: 'lost', changes: { failure: expired.failure, faults: {} } },
    { in: 'reading', on: 'the server does not tell the decision', to: 'lost', changes: { failure: unreachable.failure, faults: {} } },
    { in: 'lost', on: 'try again', to: 'reading', invokes: [['readStatement']] },
    { in: 'closed', on: 'open the form', to: 'editing' },
    { in: atForm, on: 'close the form', to: 'closed' },
    { in: [...atForm, 'sending'], on: 'type', changes: { text: typed.text }, calls: [['keepText', typed]] },
    { in: 'sending', on: 'close the form', ignored: 'What becomes of it is told in the form.' },
    { in: [...atForm, 'sending'], on: 'open the form', ignored: 'It is open.' },
    { in: [...atForm, 'sending', 'closed', 'reading'], on: 'try again', ignored: 'Nothing has failed to be read.' },
    {
      in: notAtForm, on: ['submit the form', 'submit it with faults', 'type', 'close the form'], ignored: 'There is no form.',
    },
    { in: ['reading', 'lost'], on: 'open the form', ignored: 'Nothing can be objected to here.' },
  ],
  always: {
    ...form.always,
    'a form has a statement': [[...atForm, 'sending'], ({ statement: known }: ObjectionContext) => known !== null],
  },
  paths: 54,
})
