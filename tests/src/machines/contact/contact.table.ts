/** The table of the contact form. */
import { table } from 'xstate-walk'
import type { ContactMessage } from '../../../../domain/account/contact-message.ts'
import { contactMachine, type ContactContext } from '../../../../src/machines/contact/contact.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const message: ContactMessage = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who could help?' }

const form = requestFormPart<ContactMessage, ContactMessage, string, keyof ContactMessage, ContactContext>({
  form: { ...message, name: ' Eleni ' },
  request: message,
  faulty: { ...message, subject: '  ' },
  faults: { subject: { rule: 'missing' } },
  answer: 'Sent.',
  ignored: ['close the message'],
})

export const contactTable = table({
  machine: contactMachine,
  starts: { 'open the contact page': { in: 'editing', context: unsent } },
  events: { ...form.events, 'close the message': { type: 'status.close' } },
  tags: { busy: 'sending' },
  rows: [...form.rows, { in: ['succeeded', 'failed'], on: 'close the message', to: 'editing' }],
  always: form.always,
  paths: 6,
})
