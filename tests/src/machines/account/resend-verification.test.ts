/** The machine of the form that sends the confirmation link again. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Recipient } from '../../../../domain/account/verification.ts'
import { resendVerificationMachine } from '../../../../src/machines/account/resend-verification.ts'
import { deferred } from '../deferred.ts'
import { resendVerificationTable } from './resend-verification.table.ts'

describe('resend-verification, path by path', () => testWalk(resendVerificationTable))

describe('resending the confirmation', () => {
  it('aborts the request when the recipient changes', () => {
    const { logic, calls } = deferred<string, Recipient>()
    const actor = createActor(resendVerificationMachine.provide({ actors: { sendRequest: logic } })).start()
    actor.send({ type: 'form.submit', form: { email: 'eleni@example.org' } })
    actor.send({ type: 'recipient.change' })
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})
