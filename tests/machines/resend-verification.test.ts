/** Sending the confirmation link once more. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Recipient } from '../../domain/verification.ts'
import { resendVerificationMachine, type ResendVerificationContext } from '../../src/machines/resend-verification.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const request = { type: 'link.request', recipient: { email: 'eleni@example.org' } } as const
const mistyped = { type: 'link.request', recipient: { email: 'eleni@' } } as const
const change = { type: 'recipient.change' } as const
const faults = { email: { rule: 'malformed' } } as const
const actor = 'resendVerification'

describe('resending the confirmation, by its table', () => {
  testTransitions<ResendVerificationContext>(resendVerificationMachine, { faults: {}, answer: null, failure: null }, [
    { in: 'editing', with: { faults }, on: request, to: 'sending', holds: { faults: {} } },
    { in: 'editing', on: mistyped, to: 'editing', holds: { faults } },
    { in: 'sending', on: request, to: 'sending' },
    { in: 'sending', on: done(actor, 'On its way.'), to: 'sent', holds: { answer: 'On its way.' } },
    { in: 'sending', on: failed(actor, away), to: 'failed', holds: { failure: away.failure } },
    { in: 'sent', with: { answer: 'On its way.' }, on: request, to: 'sending', holds: { answer: null } },
    { in: 'sent', on: mistyped, to: 'editing', holds: { faults } },
    { in: 'sent', on: change, to: 'editing' },
    { in: 'failed', on: request, to: 'sending' },
    { in: 'failed', on: change, to: 'editing' },
  ])
})

describe('resending the confirmation', () => {
  function start() {
    const { logic, calls } = deferred<string, Recipient>()
    const machine = resendVerificationMachine.provide({ actors: { resendVerification: logic } })
    return { actor: createActor(machine).start(), calls }
  }

  it('asks once, by user name or by address', async () => {
    const { actor, calls } = start()
    actor.send({ type: 'link.request', recipient: { username: 'eleni' } })
    actor.send(request)
    expect(calls.map(({ input }) => input)).toEqual([{ username: 'eleni' }])
    calls[0]?.succeed('On its way.')
    await waitFor(actor, (snapshot) => snapshot.matches('sent'))
    actor.send({ type: 'link.request', recipient: { email: ' eleni@example.org ' } })
    expect(calls[1]?.input).toEqual(request.recipient)
  })

  it('forgets the request for somebody who is not the recipient any more', () => {
    const { actor, calls } = start()
    actor.send(request)
    actor.send(change)
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(actor.getSnapshot().matches('editing')).toBe(true)
  })
})
