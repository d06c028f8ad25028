/** Writing to the people behind the site. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { ContactMessage } from '../../domain/contact-message.ts'
import { contactMachine, type ContactContext } from '../../src/machines/contact.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const message: ContactMessage = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who could help?' }
const send = { type: 'message.send', message } as const
const incomplete = { type: 'message.send', message: { ...message, subject: '  ' } } as const
const close = { type: 'status.close' } as const
const faults = { subject: { rule: 'missing' } } as const

describe('contact, by its table', () => {
  testTransitions<ContactContext>(contactMachine, { faults: {}, failure: null }, [
    { in: 'editing', with: { faults }, on: send, to: 'sending', holds: { faults: {} } },
    { in: 'editing', on: incomplete, to: 'editing', holds: { faults } },
    { in: 'sending', on: send, to: 'sending' },
    { in: 'sending', on: done('sendContactMessage', 'Sent.'), to: 'sent' },
    { in: 'sending', on: failed('sendContactMessage', away), to: 'failed', holds: { failure: away.failure } },
    { in: 'sent', on: close, to: 'editing' },
    { in: 'sent', on: send, to: 'sent' },
    { in: 'failed', on: close, to: 'editing' },
  ])
})

describe('contact', () => {
  it('sends once what is submitted twice, and again after a failure', async () => {
    const { logic, calls } = deferred<string, ContactMessage>()
    const actor = createActor(contactMachine.provide({ actors: { sendContactMessage: logic } })).start()
    actor.send({ type: 'message.send', message: { ...message, name: ' Eleni ' } })
    actor.send(send)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([message])
    calls[0]?.fail(away)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send(close)
    actor.send(send)
    calls[1]?.succeed('Sent.')
    await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  })
})
