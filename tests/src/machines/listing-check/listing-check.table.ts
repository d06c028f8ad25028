/** The table of the question whether a listing is still right. */
import { done, failed, table } from 'xstate-walk'
import { listingCheckMachine } from '../../../../src/machines/listing-check/listing-check.ts'
import { refusal, unreachable } from '../failures.ts'

const used = refusal('used-link', 'This link was used before.')
const shop = { type: 'shop', title: 'Soap by weight' } as const

const asked = { token: 'secret' }
const none = { listing: null, answer: null, said: null, failure: null }

export const listingCheckTable = table({
  machine: listingCheckMachine,
  starts: {
    'open the link': { input: () => asked, in: 'reading', context: { ...asked, ...none }, invokes: [['readQuestion', asked]] },
  },
  events: {
    'say that it is right': { type: 'answer.give', answer: 'right' },
    'say that it has closed': { type: 'answer.give', answer: 'closed' },
    'try again': { type: 'question.retry' },
    'the server names the listing': done('readQuestion', shop),
    'the server does not know the link': failed('readQuestion', used),
    'the server does not answer the question': failed('readQuestion', unreachable),
    'the server takes the answer': done('sendAnswer', 'Done.'),
    'the server refuses the answer': failed('sendAnswer', used),
    'the server does not reply': failed('sendAnswer', unreachable),
  },
  tags: { busy: ['reading', 'answering'], asking: ['asking', 'answering'], failed: 'lost', answered: 'answered' },
  rows: [
    { in: 'reading', on: ['say that it is right', 'say that it has closed'], ignored: 'It is not known what is asked.' },
    { in: ['reading', 'asking', 'answering'], on: 'try again', ignored: 'Nothing has failed to be read.' },
    { in: 'reading', on: 'the server names the listing', to: 'asking', changes: { listing: shop, failure: null } },
    { in: 'reading', on: 'the server does not know the link', to: 'lost', changes: { failure: used.failure } },
    { in: 'reading', on: 'the server does not answer the question', to: 'lost', changes: { failure: unreachable.failure } },
    { in: 'lost', on: ['say that it is right', 'say that it has closed'], ignored: 'It is not known what is asked.' },
    { in: 'lost', on: 'try again', to: 'reading', invokes: [['readQuestion', asked]] },
    {
      in: 'asking', on: 'say that it is right', to: 'answering', changes: { answer: 'right' },
      invokes: [['sendAnswer', { ...asked, answer: 'right' }]],
    },
    {
      in: 'asking', on: 'say that it has closed', to: 'answering', changes: { answer: 'closed' },
      invokes: [['sendAnswer', { ...asked, answer: 'closed' }]],
    },
    { in: 'answering', on: ['say that it is right', 'say that it has closed'], ignored: 'One answer is being sent.' },
    { in: 'answering', on: 'the server takes the answer', to: 'answered', changes: { said: 'Done.', failure: null } },
    { in: 'answering', on: 'the server refuses the answer', to: 'asking', changes: { failure: used.failure } },
    { in: 'answering', on: 'the server does not reply', to: 'asking', changes: { failure: unreachable.failure } },
  ],
  paths: 24,
})
