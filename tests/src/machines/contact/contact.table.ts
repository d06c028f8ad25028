/** Writing to the people behind the site, by hand: what comes of each event in each state. */
import type { ContactMessage } from '../../../../domain/contact-message.ts'
import { contactMachine } from '../../../../src/machines/contact/contact.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const message: ContactMessage = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who could help?' }
const missing = { subject: { rule: 'missing' } } as const

export const contactTable = tableOf({
  machine: contactMachine,
  starts: { 'open the contact page': { in: 'editing' } },
  events: {
    'send a message': { type: 'message.send', message: { ...message, name: ' Eleni ' } },
    'send it without a subject': { type: 'message.send', message: { ...message, subject: '  ' } },
    'the server takes it': done('sendContactMessage', 'Sent.'),
    'the server does not answer': failed('sendContactMessage', away),
    'close the message': { type: 'status.close' },
  },
  rows: [
    { in: 'editing', on: 'send a message', to: 'sending', changes: { faults: {}, failure: null }, asks: [['sendContactMessage', message]] },
    { in: 'editing', on: 'send it without a subject', changes: { faults: missing, failure: null } },
    {
      in: 'sending', on: ['send a message', 'send it without a subject', 'close the message'],
      ignored: 'What is on its way is not sent again.',
    },
    { in: 'sending', on: 'the server takes it', to: 'sent' },
    { in: 'sending', on: 'the server does not answer', to: 'failed', changes: { failure: away.failure } },
    { in: ['sent', 'failed'], on: 'close the message', to: 'editing' },
  ],
  paths: 5,
})
