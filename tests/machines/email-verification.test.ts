/** Following the link of a registration. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { emailVerificationMachine, type EmailVerificationContext } from '../../src/machines/email-verification.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const actor = 'confirmEmail'
const used = refusal('used-link')
const retry = { type: 'link.retry' } as const

describe('e-mail verification, by its table', () => {
  testTransitions<EmailVerificationContext>(emailVerificationMachine, { token: 't', answer: null, failure: null }, [
    { in: 'verifying', on: done(actor, 'Confirmed.'), to: 'verified', holds: { answer: 'Confirmed.' } },
    { in: 'verifying', on: failed(actor, used), to: 'failed', holds: { failure: used.failure } },
    { in: 'verifying', on: failed(actor, away), to: 'failed', holds: { failure: away.failure } },
    { in: 'verifying', on: retry, to: 'verifying' },
    { in: 'failed', on: retry, to: 'verifying' },
    { in: 'verified', on: retry, to: 'verified' },
    { in: 'tokenMissing', on: retry, to: 'tokenMissing' },
  ])
})

describe('e-mail verification', () => {
  function start(token: string | null) {
    const { logic, calls } = deferred<string, { token: string }>()
    const machine = emailVerificationMachine.provide({ actors: { confirmEmail: logic } })
    return { actor: createActor(machine, { input: { token } }).start(), calls }
  }

  it('follows the link at once', async () => {
    const { actor, calls } = start('secret')
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([{ token: 'secret' }])
    calls[0]?.succeed('Confirmed.')
    await waitFor(actor, (snapshot) => snapshot.matches('verified'))
  })

  it('asks nobody without a token', () => {
    const { actor, calls } = start(null)
    expect(actor.getSnapshot().matches('tokenMissing')).toBe(true)
    expect(calls).toEqual([])
  })

  it('follows the link again on demand', async () => {
    const { actor, calls } = start('secret')
    calls[0]?.fail(away)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send(retry)
    expect(calls).toHaveLength(2)
  })
})
